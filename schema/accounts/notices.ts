import * as z from 'zod';

/** The service's `applicationServerKey`: an uncompressed P-256 point in base64url. */
export const webPushKeyOutput = z.object({ key: z.string() });

/** Push services make up their endpoints; the longest seen, from Windows, have about 700 characters. */
const endpoint = z.url({ protocol: /^https?$/ }).max(2048);

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. Other fields are dropped. */
export const webPushToken = z.object({
  endpoint,
  keys: z.object({
    /** The browser's P-256 point, uncompressed: 65 bytes, the first of them 4. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export const addWebPushTokenInput = z.object({ webPushToken });
export const removeWebPushTokenInput = z.object({ endpoint });

/** From an email's unsubscribe link: an account id and its signature. */
export const unsubscribeInput = z.object({
  token: z
    .string()
    .max(200)
    .regex(/^\w[\w-]*\.[\w-]+$/),
});
