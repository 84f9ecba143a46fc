import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#schema/errors.ts';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { SignUpStep } from '../../../../frontend/src/features/sign-in/sign-up-step.tsx';

const details = {
  firstName: 'Noah',
  lastName: 'Quinn',
  companyName: 'Quinn Paving',
  phone: '(314) 555-0198',
  email: 'noah@quinn-paving.example',
};

const noMail =
  'We can’t send mail to this address. Please check it, or use another address or your phone number.';

describe('Signing up', () => {
  it('goes on to the code that was sent', async () => {
    const { page, next } = showStep(() => ({
      authId: 'aut_1',
      companyNameIsShared: false,
      resendAfterSeconds: 30,
    }));

    await page.user.click(page.getByRole('button', { name: 'Create account' }));

    await vi.waitFor(() =>
      expect(next.mock.calls).toMatchObject([[{ step: 'signup-verification', authId: 'aut_1', details }]]),
    );
  });

  it('goes back to a code that was just sent, and has another sent once the details change', async () => {
    const sent = { authId: 'aut_1', resendAt: Date.now() + 20_000 };
    const { page, next } = showStep(
      () => ({ authId: 'aut_2', companyNameIsShared: false, resendAfterSeconds: 30 }),
      sent,
    );

    await page.user.click(page.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    expect(page.calledWith('auth.createAccount')).toEqual([]);

    await page.user.type(page.getByLabelText('Last name'), 'n');
    await page.user.click(page.getByRole('button', { name: 'Create account' }));

    await vi.waitFor(() => expect(next.mock.calls).toMatchObject([[sent], [{ authId: 'aut_2' }]]));
  });

  it.each<[string, Error, RegExp]>([
    [
      'an address that no mail reaches',
      refusal('CONFLICT' satisfies ErrorCode, {}, noMail),
      /use another address/,
    ],
    ['a lost connection', noNetwork(), /connection/i],
  ])('says what to do about %s, and keeps what was typed', async (_name, failure, words) => {
    const { page, next } = showStep(() => {
      throw failure;
    });

    await page.user.click(page.getByRole('button', { name: 'Create account' }));

    expect(await page.findByText(words)).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>('Work email').value).toBe(details.email);
    expect(next).not.toHaveBeenCalled();
  });

  it('shows a refused field’s problem at the field', async () => {
    const { page } = showStep(() => {
      throw refusal('BAD_INPUT', { fields: { email: 'Please enter a valid email address' } });
    });

    await page.user.click(page.getByRole('button', { name: 'Create account' }));

    const email = page.getByLabelText('Work email');
    await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(page.getByText('Please enter a valid email address')).toBeDefined();
  });
});

function showStep(
  createAccount: () => { authId: string; companyNameIsShared: boolean; resendAfterSeconds: number },
  sent?: { readonly authId: string; readonly resendAt: number },
) {
  const next = vi.fn<(step: { step: string }) => void>();
  const page = showScreen(
    <SignUpStep
      current={{ step: 'signup', details, unknown: '', ...(sent && { sent }) }}
      lead={null}
      submitLabel="Create account"
      onKeep={() => undefined}
      onNext={next}
      onBack={() => undefined}
    />,
    {
      path: '/login',
      answers: { 'auth.createAccount': createAccount, 'public.searchCustomerCompanies': [] },
    },
  );
  return { page, next };
}
