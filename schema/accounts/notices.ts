import * as z from 'zod';

/** Of the service, as `applicationServerKey`: an uncompressed point of P-256 in base64url. */
export const webPushKeyOutput = z.object({ key: z.string() });

/** Endpoints are addresses that push services make up; the longest ones seen, of Windows, have some 700 characters. */
const endpoint = z.url({ protocol: /^https?$/ }).max(2048);

/** A browser's subscription, as `PushSubscription.toJSON()` gives it: what else stands there is not kept. */
export const webPushToken = z.object({
  endpoint,
  keys: z.object({
    /** The browser's point of P-256, uncompressed: 65 bytes, of which the first is 4. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export const addWebPushTokenInput = z.object({ webPushToken });
export const removeWebPushTokenInput = z.object({ endpoint });

/** What an email's link carries: an account and its signature. */
export const unsubscribeInput = z.object({
  token: z
    .string()
    .max(200)
    .regex(/^\w[\w-]*\.[\w-]+$/),
});
