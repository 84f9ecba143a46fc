import { giveCommand } from '#functions/orders/give-command.ts';
import { type Acting, callAs } from './acting-account.ts';
import type { Said } from './answer-technician.ts';
import { answerToRefusal, customerAnswers, nothingMeant } from './answer-words.ts';

/** Does what a customer's text asks for and returns the reply, or null for none. Throws what may succeed later. */
export async function answerCustomer(ctx: Acting, said: Said, siteUrl: string): Promise<string | null> {
  const { orderId, says, words } = said;
  if (orderId === null) {
    if (says.kind === 'acknowledgement') return nothingMeant.acknowledged;
    return nothingMeant.customer(siteUrl);
  }
  const answers = customerAnswers(orderId, siteUrl);
  try {
    await ctx.confirm();
    // Not worth a text to the technician.
    if (says.kind === 'acknowledgement') return answers.acknowledged;
    if (words === '') return answers.empty;
    await giveCommand(await callAs(ctx, 'customers.orders.createOrderUpdate'), orderId, {
      name: 'postMessage',
      message: words,
      files: [],
    });
    return answers.posted;
  } catch (error) {
    return answerToRefusal(error, answers);
  }
}
