import * as z from 'zod';
import { entityId, nonce, timestamp } from '../ids.ts';
import { companyName, emailAddress, personName, phoneNumber } from '../text.ts';
import { timeZone, userType } from './account.ts';

/** What `otpSend` takes for a recipient: an email address, or the opaque handle that `accountExists` gave for a phone. */
const recipient = z.string().trim().min(1).max(300);

/** Six digits; document 1 section 5. */
const oneTimeCode = z.string().regex(/^\d{6}$/, 'Code must be a valid code format');

/** Whose pool is signed in to; each type of user has accounts of its own. */
const audience = userType.default('customer');

/**
 * What the browser is known by to those who have signed in on it: 128 random bits that it keeps for good. Left out where it can
 * keep nothing.
 */
const device = nonce.optional();

/** The browser's; no sign-in fails for one that is unknown here, or is none. */
const browserZone = timeZone.optional().catch(undefined);

export const accountExistsInput = z
  .object({ email: emailAddress.optional(), phoneNumber: phoneNumber.optional(), userType: audience, device })
  .refine(
    (input) => (input.email === undefined) !== (input.phoneNumber === undefined),
    'Give an email address or a phone number',
  );
/** `email` is what was asked, or an opaque handle when asked by phone; both are null when there is no account. */
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
 * `authId` names the sign-up until its code is given to `activate`. A resend is `createAccount` once more, which gives a
 * new one. `companyNameIsShared`: several companies bear that name already, and none is joined by it.
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
/** Browsers on which the caller has signed in: `name` in words, `isThis` the one that asks. */
export const sessionsOutput = z.array(
  z.object({ name: z.string(), firstSignInAt: timestamp, lastSignInAt: timestamp, isThis: z.boolean() }),
);

/** Letters that a search for companies takes at least; shorter ones find nothing. */
export const companySearchMinimum = 3;
export const searchCustomerCompaniesInput = z.object({ search: z.string().trim().max(100) });
/** Names only, each once: picking one joins nothing. */
export const searchCustomerCompaniesOutput = z.array(z.object({ name: z.string() }));
