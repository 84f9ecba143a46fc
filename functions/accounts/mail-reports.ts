import {
  ConditionFailed,
  type Expression,
  update,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { userTypes } from '#schema/accounts/roles.ts';
import { accountKey, type StoredAccount } from './account-rows.ts';
import { setInCard } from './account-writes.ts';
import { accountIdOfEmail } from './read-account.ts';

/** A mail server's report on one of our mails. */
export interface MailReport {
  /** In lower case. */
  readonly address: string;
  /** `bounced`: for good. `complained`: the reader marked it as spam. */
  readonly why: 'bounced' | 'complained';
  /** When that mail was sent. */
  readonly sentAt: Date;
}

/**
 * Ends mail to an address, on every account that has it; codes that somebody asks for are still tried. A complaint also
 * turns the email switch off, as unsubscribing does. Does nothing for mail from before the last sign-in, which may have
 * proven the address again. Returns how many accounts have changed. One round trip; two if somebody has the address.
 */
export async function stopMail(report: MailReport, now: Date): Promise<number> {
  const found = await Promise.all(userTypes.map((userType) => accountIdOfEmail(userType, report.address)));
  const stopped = await Promise.all(
    found.flatMap((accountId) => (accountId === undefined ? [] : [stopFor(accountId, report, now)])),
  );
  return stopped.filter(Boolean).length;
}

/** Lets mail go to the account's address again. Fails if the address has changed. */
export function resumeMailWrite({ id, email }: Pick<StoredAccount, 'id' | 'email'>, now: Date): Write {
  return update(
    accountKey(id),
    {
      expression: `SET updatedAt = :now${mailResumes}`,
      names: { '#card': 'card' },
      values: { ':now': now.toISOString() },
    },
    { expression: 'email = :email', values: { ':email': email } },
  );
}

/** The end of an update that lets mail go to the account's address again; it needs the name `#card`. */
export const mailResumes = ' REMOVE stoppedMail, #card.stoppedMail';

async function stopFor(accountId: string, { address, why, sentAt }: MailReport, now: Date): Promise<boolean> {
  const { expression, names, values } = setInCard({
    stoppedMail: { address, why, at: now.toISOString() },
    ...(why === 'complained' && { emailNotificationEnabled: false }),
  });
  try {
    await updateRow(
      accountKey(accountId),
      {
        expression: `${expression}, updatedAt = :now`,
        names,
        values: { ...values, ':now': now.toISOString() },
      },
      stillAt(address, sentAt),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return false;
  }
}

/** The account has that address, and has not signed in since. */
function stillAt(address: string, sentAt: Date): Expression {
  return {
    expression: 'email = :address AND NOT lastSignIn > :sentAt',
    values: { ':address': address, ':sentAt': sentAt.toISOString() },
  };
}
