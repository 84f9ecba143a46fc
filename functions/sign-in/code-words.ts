import { mailOf } from '#functions/notifications/mail-layout.ts';
import type { TextOf } from '#functions/notifications/notification.ts';
import { codeRules } from './one-time-code.ts';

export function codeMail(code: string): TextOf['email'] {
  return mailOf({
    title: `${code} is your Ironcall code`,
    code,
    lines: [`${code} is your Ironcall code. It works for ${minutes} minutes.`],
    foot: [
      'Nobody from Ironcall will ever ask you for it. If you did not ask for a code, ignore this message.',
    ],
  });
}

/** Numbers are proven by it, so it is the first text that anybody gets, and says how texts are ended, as carriers want it. */
export function codeText(code: string): string {
  return `${code} is your Ironcall code.\nIt works for ${minutes} minutes. Nobody from Ironcall will ask you for it. Reply STOP to end texts, HELP for help.`;
}

const minutes = codeRules.validSeconds / 60;
