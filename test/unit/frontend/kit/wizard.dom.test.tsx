import { cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { showScreen } from '#test/support/screen.tsx';
import { Wizard } from '../../../../frontend/src/components/flow/wizard.tsx';
import { TextField } from '../../../../frontend/src/components/forms/text-field.tsx';
import { useDraft } from '../../../../frontend/src/lib/use-draft.ts';

const question = { title: 'Exit this booking?', text: 'Any progress will be lost.' };

const schema = z.object({ model: z.string() });

describe('A wizard', () => {
  it('goes step by step, each with its own address, and back', async () => {
    const page = showScreen(<Order />, { path: '/orders/new' });
    expect(page.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);

    await page.user.type(page.getByLabelText('Model'), 'PC210{Enter}');
    expect(page.getByRole('heading', { name: 'What is wrong?' })).toBe(document.activeElement);
    expect(page.address()).toBe('/orders/new?step=issue');
    await page.user.click(page.getByRole('button', { name: 'Back' }));

    expect(page.getByLabelText('Model')).toHaveProperty('value', 'PC210');
  });

  it('does not open a step ahead of its turn', () => {
    const page = showScreen(<Order />, { path: '/orders/new?step=issue' });

    expect(page.getByRole('heading', { name: 'Which machine is it?' })).toBeDefined();
  });

  it('asks before exiting once something was typed, and not before', async () => {
    const onExit = vi.fn<() => void>();
    const page = showScreen(<Order onExit={onExit} />, { path: '/orders/new' });

    await page.user.click(page.getByRole('button', { name: 'Exit' }));
    expect(onExit).toHaveBeenCalledOnce();
    await page.user.type(page.getByLabelText('Model'), 'PC210');
    await page.user.click(page.getByRole('button', { name: 'Exit' }));
    expect(page.getByRole('dialog', { name: question.title })).toBeDefined();
    expect(onExit).toHaveBeenCalledOnce();
    await page.user.click(page.getByRole('button', { name: 'Exit' }));

    expect(onExit).toHaveBeenCalledTimes(2);
  });

  it('stays at a step whose check fails, and finishes after the last', async () => {
    const onFinish = vi.fn<() => void>();
    const check = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
    const page = showScreen(<Order onFinish={onFinish} check={check} />, { path: '/orders/new' });
    await page.user.type(page.getByLabelText('Model'), 'PC210{Enter}');
    await page.user.type(page.getByLabelText('Issue'), 'Loses power');

    await page.user.click(page.getByRole('button', { name: 'Create Order' }));
    expect(onFinish).not.toHaveBeenCalled();
    await page.user.click(page.getByRole('button', { name: 'Create Order' }));

    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  });
});

describe('A draft', () => {
  it('survives a reload until it is discarded', async () => {
    const page = showScreen(<Draft name="one" />);
    await page.user.type(page.getByLabelText('one'), 'PC');

    cleanup();
    const reloaded = showScreen(<Draft name="one" />);
    expect(reloaded.getByLabelText('one')).toHaveProperty('value', 'PC');
    await reloaded.user.click(reloaded.getByRole('button', { name: 'Forget' }));

    expect(reloaded.getByLabelText('one')).toHaveProperty('value', '');
    expect(localStorage.getItem('ironcall.kept.draft.one')).toBeNull();
  });

  it('is dropped if it no longer fits', () => {
    localStorage.setItem('ironcall.kept.draft.two', JSON.stringify({ model: 7 }));

    const page = showScreen(<Draft name="two" />);

    expect(page.getByLabelText('two')).toHaveProperty('value', '');
  });
});

function Draft({ name }: { readonly name: string }) {
  const { values, change, forget } = useDraft(
    name,
    (kept) => schema.safeParse(kept).data,
    () => ({ model: '' }),
  );
  return (
    <>
      <TextField
        label={name}
        value={values.model}
        onChange={({ target }) => change({ model: target.value })}
      />
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}

interface OrderProps {
  readonly onExit?: () => void;
  readonly onFinish?: () => void;
  readonly check?: () => boolean;
}

function Order({ onExit = () => {}, onFinish = () => {}, check }: OrderProps) {
  const [model, setModel] = useState('');
  const [issue, setIssue] = useState('');
  return (
    <Wizard
      title="New order"
      dirty={model !== ''}
      exitQuestion={question}
      onExit={onExit}
      finish="Create Order"
      onFinish={onFinish}
      steps={[
        {
          id: 'equipment',
          title: 'Which machine is it?',
          isDone: model !== '',
          content: (
            <TextField label="Model" value={model} onChange={({ target }) => setModel(target.value)} />
          ),
        },
        {
          id: 'issue',
          title: 'What is wrong?',
          isDone: issue !== '',
          ...(check && { check }),
          content: (
            <TextField label="Issue" value={issue} onChange={({ target }) => setIssue(target.value)} />
          ),
        },
      ]}
    />
  );
}
