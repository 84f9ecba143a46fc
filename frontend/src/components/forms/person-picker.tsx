import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bestFits } from '#schema/search-ranking.ts';
import { Avatar } from '../identity/avatar.tsx';
import { Combobox, type Option } from './combobox.tsx';
import type { Search } from './use-search.ts';

export interface PickedPerson {
  readonly id: string;
  readonly fullName: string;
  readonly picture: string | null;
  readonly title?: string | null;
}

export interface PersonPickerProps {
  readonly label: string;
  /** Everyone who can be chosen; with `search`, at least those already chosen. */
  readonly people: readonly PickedPerson[];
  /** For more people than fit in a list. */
  readonly search?: Search<PickedPerson>;
  /** Ids of the people chosen. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** At most one person, shown in the field. */
  readonly single?: boolean;
  /** Ids of those that cannot be removed. */
  readonly locked?: readonly string[];
  /** One-press suggestions under the field, until they are chosen. */
  readonly quickPicks?: readonly PickedPerson[];
  /** Offers `Invite {text}` when nobody is found, and calls back with the text. */
  readonly onInvite?: ((text: string) => void) | undefined;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** Picks one or several people by name. */
export function PersonPicker({
  people,
  search,
  value,
  onChange,
  single = false,
  locked = [],
  quickPicks = [],
  onInvite,
  ...field
}: PersonPickerProps) {
  const [found, setFound] = useState<readonly PickedPerson[]>([]);
  const known = new Map([...quickPicks, ...found, ...people].map((person) => [person.id, person]));
  const chosen = value.flatMap((id) => known.get(id) ?? []).map(optionOf);
  const find: Search<Option> =
    search === undefined
      ? (text) => bestFits(people, text, wordsOf).map(optionOf)
      : async (text, signal) => {
          const answer = await search(text, signal);
          setFound((before) => [...before, ...answer]);
          return answer.map(optionOf);
        };
  const timing = search === undefined ? { minLength: 0, debounce: 0 } : {};
  const offered = quickPicks.filter(({ id }) => !value.includes(id));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {single ? (
        <Combobox
          {...field}
          {...timing}
          search={find}
          value={chosen[0] ?? null}
          onChange={(option) => onChange(option === null ? [] : [option.id])}
        />
      ) : (
        <Combobox
          {...field}
          {...timing}
          multiple
          search={find}
          value={chosen}
          locked={locked}
          {...(onInvite && { ownEntry: (text: string) => `Invite ${text}` })}
          onChange={(options) => {
            const invited = options.find(({ isOwn }) => isOwn);
            if (invited) onInvite?.(invited.label);
            else onChange(options.map(({ id }) => id));
          }}
        />
      )}
      {offered.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offered.map(({ id, fullName }) => (
            <Button
              key={id}
              variant="outlined"
              startIcon={<Plus size={18} />}
              aria-label={`Add ${fullName}`}
              onClick={() => onChange(single ? [id] : [...value, id])}
            >
              {fullName}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

function optionOf({ id, fullName, picture, title }: PickedPerson): Option {
  return {
    id,
    label: fullName,
    note: title ?? undefined,
    picture: <Avatar name={fullName} picture={picture} size={32} />,
  };
}

function wordsOf({ fullName, title }: PickedPerson): string[] {
  return title ? [fullName, title] : [fullName];
}
