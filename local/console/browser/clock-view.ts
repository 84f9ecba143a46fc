import { element } from './element.ts';
import { working } from './parts.ts';
import { duration, productNow, setAhead } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Reading {
  readonly now: number;
  readonly ahead: number;
}

const units = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** The one clock behind everything: functions, waits, schedules, expiry and tokens. */
export const clockView: View = {
  id: 'clock',
  title: 'Clock',
  show: (root) => {
    const now = element('p', { class: 'clock', 'aria-label': 'Time as the stack sees it' });
    const offset = element('p', { class: 'faint' });
    const show = ({ now: time, ahead }: Reading) => {
      setAhead(ahead);
      now.textContent = new Date(time).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'medium' });
      offset.textContent = ahead === 0 ? 'Real time' : `${duration(ahead)} ahead of real time`;
    };
    const move = (advanceMs: number) => async () => {
      show(await ask<Reading>('clock', { advanceMs }));
      return `Moved by ${duration(advanceMs)}`;
    };
    const amount = element('input', {
      type: 'number',
      class: 'short',
      min: '1',
      step: '1',
      value: '10',
      required: true,
      inputmode: 'numeric',
    });
    const unit = element(
      'select',
      {},
      ...Object.keys(units).map((name) => element('option', { value: name }, name)),
    );
    const custom = working('Move', () => {
      if (!amount.reportValidity()) return Promise.resolve(undefined);
      return move(amount.valueAsNumber * units[unit.value as keyof typeof units])();
    });
    root.append(
      element('div', { class: 'card' }, now, offset),
      element(
        'div',
        { class: 'bar' },
        working('+1 minute', move(units.minutes)),
        working('+1 hour', move(units.hours)),
        working('+1 day', move(units.days)),
      ),
      element(
        'div',
        { class: 'bar' },
        element('label', { class: 'field' }, 'Amount', amount),
        element('label', { class: 'field' }, 'Unit', unit),
        custom,
      ),
      element(
        'p',
        { class: 'faint' },
        'Waits, schedules, codes and tokens all follow this clock. What falls due on the way happens in order. ',
        'It only goes forward; ',
        element('code', {}, 'npm start -- --fresh'),
        ' returns to real time.',
      ),
    );
    return async () => {
      show(await ask<Reading>('clock'));
      setAhead(productNow() - Date.now());
    };
  },
};
