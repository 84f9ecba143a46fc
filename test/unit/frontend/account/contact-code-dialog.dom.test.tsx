import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type ShowOptions } from '#test/support/screen.tsx';
import { ContactCodeDialog } from '../../../../frontend/src/features/account/contact-code-dialog.tsx';
import { aProfile } from './a-profile.ts';
import { showOwn } from './own-screen.tsx';

const waiting = aProfile({ account: { phone: null, unprovenPhone: '+13145550177' } });
const proven = {
  email: 'dana@ridgeline.example',
  phone: '+13145550177',
  unprovenEmail: null,
  unprovenPhone: null,
  emailStopped: null,
};
const sent = { resendAfterSeconds: 30, expiresInSeconds: 600 };

function show(answers: ShowOptions['answers'], profile = waiting) {
  return showOwn(ContactCodeDialog, {
    profile,
    value: 'phone',
    answers: { 'auth.sendContactCode': sent, ...answers },
  });
}

describe('Confirming a changed contact', () => {
  it('sends the code at once, and submits on the sixth digit', async () => {
    const page = show({ 'auth.proveContact': proven });

    expect(await page.findByText(/Enter the 6-digit code we sent to/)).toBeDefined();
    expect(page.getByText('(314) 555-0177')).toBeDefined();
    await page.user.click(page.getByLabelText('Code'));
    await page.user.paste('123 456');

    expect(await page.findByText('Phone number confirmed.')).toBeDefined();
    expect(page.calledWith('auth.sendContactCode')).toEqual([{ channel: 'phone' }]);
    expect(page.calledWith('auth.proveContact')).toEqual([{ channel: 'phone', code: '123456' }]);
    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it('sends no new code when the dialog is reopened while one is valid', async () => {
    const first = show({});
    await first.findByText(/Enter the 6-digit code we sent to/);
    cleanup();

    const again = show({});
    await again.findByText(/Enter the 6-digit code we sent to/);

    expect(again.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDefined();
    expect(again.calledWith('auth.sendContactCode')).toEqual([]);
  });

  it('allows another code after 30 seconds, and not before', async () => {
    const page = show({ 'auth.sendContactCode': { resendAfterSeconds: 1, expiresInSeconds: 600 } });
    const wait = await page.findByRole<HTMLButtonElement>('button', { name: /Resend code in 1 s/ });
    expect(wait.disabled).toBe(true);

    await page.user.click(await page.findByRole('button', { name: 'Resend code' }));

    expect(await page.findByText('Code resent successfully.')).toBeDefined();
    expect(page.calledWith('auth.sendContactCode')).toHaveLength(2);
  });

  it.each([
    [refusal('INVALID_CODE', { triesLeft: 4 }), 'Invalid pass code.'],
    [refusal('CODE_EXPIRED'), 'This code has expired. Please request a new one.'],
    [refusal('TOO_MANY_TRIES'), 'Too many wrong codes. Please request a new one.'],
    [
      refusal('ACCOUNT_EXISTS', { fields: { phone: 'This phone number has already been used.' } }),
      'This phone number has already been used.',
    ],
  ])('explains a refused code at its field: %s', async (thrown, words) => {
    const page = show({
      'auth.proveContact': () => {
        throw thrown;
      },
    });
    await page.findByText(/Enter the 6-digit code we sent to/);

    await page.user.click(page.getByLabelText('Code'));
    await page.user.paste('123456');

    expect(await page.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(page.getByLabelText('Code'));
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('reports that the code could not be sent, and why', async () => {
    const page = show({
      'auth.sendContactCode': () => {
        throw refusal('CONFLICT', {}, 'This number has stopped our text messages.');
      },
    });

    expect(await page.findByText(/We could not send a code to/)).toBeDefined();
    expect(page.getByText(/This number has stopped our text messages\./)).toBeDefined();
  });

  it('leads on to the other contact if that is unconfirmed, too', async () => {
    const both = aProfile({
      account: { phone: null, unprovenPhone: '+13145550177', unprovenEmail: 'new@ridgeline.example' },
    });
    const page = show({ 'auth.proveContact': { ...proven, unprovenEmail: 'new@ridgeline.example' } }, both);
    await page.findByText(/Enter the 6-digit code we sent to/);

    await page.user.click(page.getByLabelText('Code'));
    await page.user.paste('123456');

    await expect.poll(page.address).toBe('/orders?contact-code=email');
  });

  it('sends the code to the current address if mail to it has stopped', async () => {
    const page = showOwn(ContactCodeDialog, {
      profile: aProfile({ account: { emailStopped: 'bounced' } }),
      value: 'email',
      answers: { 'auth.sendContactCode': sent, 'auth.proveContact': proven },
    });
    await page.findByText('dana@ridgeline.example');

    await page.user.click(page.getByLabelText('Code'));
    await page.user.paste('123456');

    expect(await page.findByText('Email confirmed.')).toBeDefined();
    expect(page.calledWith('auth.sendContactCode')).toEqual([{ channel: 'email' }]);
  });

  it('can be put off', async () => {
    const page = show({});

    await page.user.click(await page.findByRole('button', { name: 'Later' }));

    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it('asks for no code when nothing is unconfirmed', async () => {
    const page = show({}, aProfile());

    expect(await page.findByText('No phone number of yours waits for a code.')).toBeDefined();
    expect(page.queryByLabelText('Code')).toBeNull();
    expect(page.calledWith('auth.sendContactCode')).toEqual([]);
  });
});
