import { describe, expect, it } from 'vitest';
import { planOf } from '#functions/notifications/notices/recipients.rules.ts';
import type { Channel } from '#functions/notifications/texts/notification.ts';

const everything: Channel[] = ['push', 'email', 'sms'];

describe('An important notice', () => {
  it('is pushed and mailed, and texted later if push reaches the person', () => {
    expect(planOf(true, everything)).toEqual({ now: ['push', 'email'], later: ['sms'] });
  });

  it('is texted at once if no push reaches the person', () => {
    expect(planOf(true, ['email', 'sms'])).toEqual({ now: ['email', 'sms'], later: [] });
  });

  it('is not texted if no text reaches the person', () => {
    expect(planOf(true, ['push', 'email'])).toEqual({ now: ['push', 'email'], later: [] });
  });
});

describe('An ordinary notice', () => {
  it.each<[string, Channel[]]>([
    ['push and mail', everything],
    ['mail alone', ['email', 'sms']],
    ['push alone', ['push', 'sms']],
  ])('is not texted if it reaches the person by %s', (_, reach) => {
    expect(planOf(false, reach)).toEqual({ now: reach.filter((channel) => channel !== 'sms'), later: [] });
  });

  it('is texted if nothing else reaches the person', () => {
    expect(planOf(false, ['sms'])).toEqual({ now: ['sms'], later: [] });
  });
});
