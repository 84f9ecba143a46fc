import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { RoleId } from '#schema/accounts/roles.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { coveringInput } from '../../../components/forms/field.tsx';
import { FieldGroup } from '../../../components/forms/field-group.tsx';
import { useRoles } from '../api.ts';
import { RoleIcon } from '../role-icon.tsx';

type CustomerRoleId = Extract<RoleId, 'FleetManager' | 'InternalUser' | 'ExternalUser'>;

export interface RoleFieldProps {
  readonly value: CustomerRoleId;
  readonly onChange: (role: CustomerRoleId) => void;
  readonly error: string | undefined;
  /** People can't change their own role. */
  readonly isFixed: boolean;
  /** The way to fix an error, right below it. */
  readonly children?: ReactNode;
}

/** Chooses a role from cards; below them, what the chosen one can and can't do. */
export function RoleField({ value, onChange, error, isFixed, children }: RoleFieldProps) {
  const name = useId();
  const roles = useRoles();
  if (roles.data === undefined) {
    if (roles.isError) return <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />;
    return <SkeletonRows count={1} height={240} />;
  }
  const chosen = roles.data.find(({ id }) => id === value);
  return (
    <>
      <FieldGroup
        label="Role"
        error={error}
        hint={isFixed ? 'You cannot change your own role. Ask another manager of your company.' : undefined}
      >
        <Box sx={cards}>
          {roles.data.map(({ id, name: title, description, permissions }) => {
            return (
              <Box component="label" key={id} sx={card}>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === value}
                  disabled={isFixed}
                  onChange={() => onChange(id as CustomerRoleId)}
                />
                <RoleIcon permissions={permissions} size={22} />
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {title}
                </Box>
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {description}
                </Box>
              </Box>
            );
          })}
        </Box>
      </FieldGroup>
      {children}
      <Box aria-live="polite" sx={abilities}>
        {chosen === undefined ? (
          <Typography variant="body2" color="textSecondary">
            Choose a role to see what it can and cannot do.
          </Typography>
        ) : (
          <>
            <Abilities title={`${chosen.name} can`} list={chosen.can} icon="can" />
            <Abilities title={`${chosen.name} cannot`} list={chosen.cannot} icon="cannot" />
          </>
        )}
      </Box>
    </>
  );
}

interface AbilitiesProps {
  readonly title: string;
  readonly list: readonly string[];
  readonly icon: 'can' | 'cannot';
}

function Abilities({ title, list, icon }: AbilitiesProps) {
  const Icon = icon === 'can' ? Check : X;
  if (list.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.map((each) => (
          <Box component="li" key={each} sx={{ display: 'flex', gap: 1, py: 0.25, typography: 'body2' }}>
            <Box
              component="span"
              sx={{ pt: '2px', color: icon === 'can' ? 'success.main' : 'text.secondary', flex: 'none' }}
            >
              <Icon size={16} aria-hidden />
            </Box>
            {each}
          </Box>
        ))}
      </Box>
    </div>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 1,
} as const;

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  // Beside the icon on a phone, where the description is in the name's column.
  '& > span:last-of-type': { gridColumn: { xs: 2, sm: 1 } },
  '&:hover': { bgcolor: 'surface.2' },
  '&:has(:checked)': { bgcolor: 'surface.3', borderColor: 'text.primary', outline: '1px solid' },
  '&:has(:disabled)': { cursor: 'default', '& input': { cursor: 'default' } },
  '&:has(:disabled):not(:has(:checked))': { color: 'text.secondary', bgcolor: 'background.paper' },
  '[data-invalid] &': { borderColor: 'error.main' },
  ...coveringInput,
} as const;

const abilities = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
} as const;
