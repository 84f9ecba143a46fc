import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { OwnNotice } from '#schema/accounts/team.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { messageOf } from '../../lib/messages.ts';
import { type PushCalls, type PushState, usePushSwitch } from '../../lib/push.ts';
import { timeOfDayWords } from '../../lib/time.ts';
import { toast } from '../../lib/toasts.ts';
import { ErrorState } from '../data/error-state.tsx';
import { SkeletonRows } from '../data/skeletons.tsx';
import { Disclosure } from '../flow/disclosure.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SwitchRow } from '../forms/switch-row.tsx';

/** The settings of `auth.updateNotificationSettings`, and the addresses that notices go to. */
interface NotificationSettings extends Change {
  readonly email: string;
  /** Why only codes are sent to that email address. */
  readonly emailStopped: 'bounced' | 'complained' | null;
  readonly phone: string | null;
  readonly timeZone: string | null;
}

interface Change {
  readonly emailNotificationEnabled: boolean;
  readonly smsNotificationEnabled: boolean;
  readonly quietHours: { readonly from: string; readonly to: string } | null;
  /** Technicians only. */
  readonly noJobsAtNight?: boolean;
}

export interface NotificationSwitchesProps {
  readonly settings: NotificationSettings;
  /** What the person must do before email goes to a stopped address again. */
  readonly emailAction: ReactNode;
  /** What the person must do before texts can be sent. */
  readonly textsAction?: ReactNode;
  readonly push: PushCalls;
  /** The list of notices, fetched once opened. */
  readonly useNotices: (isWanted: boolean) => OwnNoticesProps['query'];
  readonly save: (
    change: Partial<Change>,
    then: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => void;
}

/** Each switch takes effect at once. */
export function NotificationSwitches({
  settings,
  emailAction,
  textsAction,
  push,
  useNotices,
  save,
}: NotificationSwitchesProps) {
  const { email, phone, quietHours, timeZone, noJobsAtNight } = settings;
  const [wantsNotices, setWantsNotices] = useState(false);
  const notices = useNotices(wantsNotices);
  const onChange = (change: Partial<Change>) =>
    save(change, {
      onSuccess: () => toast.success('Notification preferences updated!'),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PushSwitch calls={push} onTurned={() => wantsNotices && void notices.refetch()} />
      <SwitchRow
        label="Email"
        note={settings.emailStopped ? stoppedWords[settings.emailStopped](email) : `To ${email}`}
        checked={settings.emailNotificationEnabled}
        onChange={(on) => onChange({ emailNotificationEnabled: on })}
      />
      {settings.emailStopped && emailAction}
      <SwitchRow
        label="Text messages"
        note={
          phone === null
            ? 'No phone number is confirmed, so we can’t send texts.'
            : `To ${formatPhoneNumber(phone)}`
        }
        checked={settings.smsNotificationEnabled}
        onChange={(on) => onChange({ smsNotificationEnabled: on })}
      />
      {textsAction}
      <SwitchRow
        label="Quiet hours"
        note={`Whatever can wait is sent when they end. ${timeZone === null ? 'In your local time.' : `In ${zoneWords(timeZone)} time.`}`}
        checked={quietHours !== null}
        onChange={(on) => onChange({ quietHours: on ? usual : null })}
      />
      {quietHours && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <HourField
            label="From"
            value={quietHours.from}
            not={quietHours.to}
            onChange={(from) => onChange({ quietHours: { ...quietHours, from } })}
          />
          <HourField
            label="Until"
            value={quietHours.to}
            not={quietHours.from}
            onChange={(to) => onChange({ quietHours: { ...quietHours, to } })}
          />
        </Box>
      )}
      {noJobsAtNight !== undefined && (
        <SwitchRow
          label="No new jobs at night"
          note={
            quietHours === null
              ? 'Needs quiet hours.'
              : 'New jobs wait for the end of your quiet hours, too. Others may have taken them by then.'
          }
          checked={noJobsAtNight}
          disabled={quietHours === null}
          onChange={(on) => onChange({ noJobsAtNight: on })}
        />
      )}
      <Disclosure title="What you get" onToggle={(isOpen) => isOpen && setWantsNotices(true)}>
        <OwnNotices query={notices} />
      </Disclosure>
    </Box>
  );
}

const stoppedWords = {
  bounced: (email: string) => `Mail to ${email} comes back, so only codes go there.`,
  complained: (email: string) => `Our mail to ${email} was marked as spam, so only codes go there.`,
} as const;

/** Document 3 section 10. */
const usual = { from: '21:00', to: '06:00' };

interface PushSwitchProps {
  readonly calls: PushCalls;
  readonly onTurned: () => void;
}

function PushSwitch({ calls, onTurned }: PushSwitchProps) {
  const { state, busy, turn } = usePushSwitch(calls);
  return (
    <SwitchRow
      label="Notifications on this browser"
      note={busy ? 'One moment.' : pushNotes[state]}
      checked={state === 'on'}
      disabled={busy || (state !== 'on' && state !== 'off')}
      onChange={(on) => void turn(on).then(onTurned)}
    />
  );
}

const pushNotes: Readonly<Record<PushState, string>> = {
  on: 'On. They arrive first, right away.',
  off: 'Off. They arrive right away and save a text.',
  blocked: 'Notifications disabled. Allow them in the settings of your browser for this site.',
  'home-screen': 'On this device, add Ironcall to your Home Screen first: Share, then Add to Home Screen.',
  unsupported: 'This browser doesn’t support them.',
};

interface HourFieldProps {
  readonly label: string;
  readonly value: string;
  /** The other end of the range, which can't be chosen. */
  readonly not: string;
  readonly onChange: (hour: string) => void;
}

function HourField({ label, value, not, onChange }: HourFieldProps) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {[...new Set([value, ...hours])]
        .filter((hour) => hour !== not)
        .toSorted()
        .map((hour) => (
          <option key={hour} value={hour}>
            {timeOfDayWords(hour)}
          </option>
        ))}
    </SelectField>
  );
}

/** `America/New_York` becomes `New York`. */
function zoneWords(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

interface OwnNoticesProps {
  readonly query: {
    readonly data: readonly OwnNotice[] | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
}

/** Which notices this person gets, how, and when. */
function OwnNotices({ query }: OwnNoticesProps) {
  if (query.isPending) return <SkeletonRows count={4} />;
  if (query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, pt: 1, listStyle: 'none' }}>
      {query.data.map(({ name, what, channels, when }) => (
        <li key={name}>
          <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
          <Typography variant="body2" color="textSecondary">
            {channels.length === 0
              ? 'Not sent, since every way is off.'
              : `${channels.map((channel) => ways[channel]).join(', ')}. ${when}.`}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const ways = { push: 'Notification', email: 'Email', sms: 'Text' } as const;
