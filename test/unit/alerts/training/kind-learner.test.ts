import { expect, it } from 'vitest';
import { probabilityOfOther } from '#functions/alerts/reading/tagger/kind.ts';
import { Weights } from '#functions/alerts/reading/tagger/weights.ts';
import { tokensOf } from '#functions/alerts/reading/words/tokens.ts';
import { seededRandom } from '#test/support/random.ts';
import { learnKind } from '#training/kind-learner.ts';

it('the learner tells invoices from alerts after some of both', () => {
  const alert = (code: number) =>
    `Excavator EX-${code} reports fault E${code}: engine oil pressure low, stop engine now`;
  const invoice = (number: number) =>
    `Invoice ${number} for repairs of excavator EX-${number}: total due within thirty days`;
  const lessons = Array.from({ length: 20 }, (_, index) => [
    { text: alert(100 + index), isAlert: true },
    { text: invoice(100 + index), isAlert: false },
  ]).flat();
  const lines: string[] = [];

  const weights = new Weights(learnKind(lessons, seededRandom(1), (line) => lines.push(line)));

  expect(probabilityOfOther(tokensOf(alert(731)), weights)).toBeLessThan(0.3);
  expect(probabilityOfOther(tokensOf(invoice(731)), weights)).toBeGreaterThan(0.7);
  expect(lines).toHaveLength(6);
});
