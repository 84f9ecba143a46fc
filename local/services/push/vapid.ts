import { importJWK, jwtVerify } from 'jose';

/** The sender, as signed. */
export interface Sender {
  /** The `applicationServerKey` that browsers subscribe to. */
  readonly key: string;
  /** `mailto:` or `https:`, for the operators of the push service. */
  readonly contact: string;
}

/**
 * Reads `Authorization: vapid t=…, k=…` (RFC 8292) as strictly as the strictest service: signed for this origin,
 * valid for at most a day, and with a plausible contact. Throws with what is wrong.
 */
export async function readVapid(header: string, origin: string, now: number): Promise<Sender> {
  const token = /\bt=([\w.-]+)/.exec(header)?.[1];
  const key = /\bk=([\w-]+)/.exec(header)?.[1] ?? '';
  const point = Buffer.from(key, 'base64url');
  if (!header.startsWith('vapid ') || token === undefined || point.length !== 65) {
    throw new Error('Authorization is not "vapid t=…, k=…".');
  }
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, {
    algorithms: ['ES256'],
    audience: origin,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'sub'],
  });
  if ((payload.exp ?? 0) > now / 1000 + 24 * 60 * 60) throw new Error('It is valid for more than a day.');
  const contact = payload.sub ?? '';
  if (!/^(mailto:[^@\s]+@|https:\/\/)(?!localhost)[a-z0-9.-]+\.(?!local$|invalid$)[a-z]{2,}/i.test(contact)) {
    throw new Error(`Nobody can be reached at ${contact}.`);
  }
  return { key, contact };
}
