import * as z from 'zod';
import { entityId, nonce, timestamp } from '../ids.ts';
import { companyName, emailAddress, personName, phoneNumber } from '../text.ts';
import { timeZone, userType } from './account.ts';

/**
 * The recipient for `otpSend`: an email address, or the opaque handle that `accountExists` returned for a phone
 * number.
 */
const recipient = z.string().trim().min(1).max(300);

/** Six digits; document 1 section 5. */
const oneTimeCode = z.string().regex(/^\d{6}$/, 'Code must be a valid code format');

/** Which user pool to sign in to; each type of user has its own accounts. */
const audience = userType.default('customer');

/**
 * Identifies the browser to people who have signed in on it: 128 random bits that it keeps. Absent if the browser
 * can't store anything.
 */
const device = nonce.optional();

/** The browser's. Sign-in doesn't fail because of an unknown or invalid zone. */
const browserZone = timeZone.optional().catch(undefined);

export const accountExistsInput = z
  .object({ email: emailAddress.optional(), phoneNumber: phoneNumber.optional(), userType: audience, device })
  .refine(
    (input) => (input.email === undefined) !== (input.phoneNumber === undefined),
    'Give an email address or a phone number',
  );
/**
 * `email` is the address asked for, or an opaque handle when asked by phone. Both are null if there is no account.
 */
export const accountExistsOutput = z.object({
  exists: z.boolean(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});

export const otpSendInput = z.object({ email: recipient, loginNonce: nonce, userType: audience, device });
/** Seconds until `otpSend` may be asked again for this attempt, and until the code expires. */
export const otpSendOutput = z.object({ resendAfterSeconds: z.number(), expiresInSeconds: z.number() });

export const otpVerifyInput = z.object({
  email: recipient,
  code: oneTimeCode,
  loginNonce: nonce,
  userType: audience,
  device,
  timeZone: browserZone,
});
/** `email` is the username for the identity provider (an opaque account id); the passkey works once, within 60 s. */
export const otpVerifyOutput = z.object({ email: z.string(), passkey: z.string() });

export const createAccountInput = z.object({
  firstName: personName,
  lastName: personName,
  phone: phoneNumber,
  email: emailAddress,
  companyName,
});
/**
 * `authId` identifies the sign-up until `activate`. To resend, call `createAccount` again, which returns a new one.
 * `companyNameIsShared`: several companies have that name, so the person joins none of them.
 */
export const createAccountOutput = z.object({
  authId: entityId,
  resendAfterSeconds: z.number(),
  companyNameIsShared: z.boolean(),
});

export const activateInput = z.object({
  email: emailAddress,
  code: oneTimeCode,
  authId: entityId,
  device,
  timeZone: browserZone,
});

export const sessionsInput = z.object({ device });
/** Browsers on which the caller has signed in. `name` is for people to read; `isThis` marks the calling browser. */
export const sessionsOutput = z.array(
  z.object({ name: z.string(), firstSignInAt: timestamp, lastSignInAt: timestamp, isThis: z.boolean() }),
);

/** Minimum length of a company search; shorter ones find nothing. */
export const companySearchMinimum = 3;
export const searchCustomerCompaniesInput = z.object({ search: z.string().trim().max(100) });
/** Distinct names only. Picking one does not join that company. */
export const searchCustomerCompaniesOutput = z.array(z.object({ name: z.string() }));
