/* What is read of a message. No telematics system writes more; what is beyond is never an error, and must not cost time. */

/** Characters of a message's text. */
export const textLimit = 256 * 1024;
/** Bytes of a raw mail; a photo or two fit in. */
export const mailLimit = 12 * 1024 * 1024;
/** Characters of a page of HTML, most of which are its layout. */
export const htmlLimit = 1024 * 1024;
