import { deviceId } from '../../lib/device.ts';
import { publicApi } from '../../lib/public-api.ts';
import { randomId } from '../../lib/random-id.ts';
import { surface } from '../../lib/surface.ts';
import type { LoginType, SignInStep } from './sign-in-step.ts';

/**
 * Sends a code to the account with this phone number (E.164) or email and returns the step that asks for it; undefined if
 * there is no such account. Rejects as `accountExists` and `otpSend` do.
 */
export async function askForCode(
  loginType: LoginType,
  value: string,
): Promise<Extract<SignInStep, { step: 'otp' }> | undefined> {
  const { userType } = surface();
  const device = deviceId();
  const { exists, email } = await publicApi.auth.accountExists.query(
    loginType === 'phone' ? { phoneNumber: value, userType, device } : { email: value, userType, device },
  );
  if (!exists || email === null) return undefined;
  const loginNonce = randomId();
  const sent = await publicApi.auth.otpSend.mutate({ email, loginNonce, userType, device });
  const resendAt = Date.now() + sent.resendAfterSeconds * 1000;
  return { step: 'otp', loginType, value, recipient: email, loginNonce, resendAt };
}
