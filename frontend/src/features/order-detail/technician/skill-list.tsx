import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { TechnicianPage } from '#schema/technicians/technician-pages.ts';
import type { SkillId } from '#schema/technicians/technician-values.ts';
import { Pill } from '../../../components/facts/pill.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { skillsInWords } from './technician-words.ts';

export interface SkillListProps {
  readonly skills: TechnicianPage['skills'];
  /** Those that the machine's faults ask for; they are marked. */
  readonly fitting: readonly SkillId[];
}

/** Skills with their level and parts, the best mastered first. */
export function SkillList({ skills, fitting }: SkillListProps) {
  return (
    <Box component="ul" sx={list}>
      {skillsInWords(skills).map(({ id, name, level, parts }) => (
        <li key={id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <Pill colour="tint.slate">{level}</Pill>
            {fitting.includes(id) && (
              <Badge tone="done" icon={Check}>
                Fits this job
              </Badge>
            )}
          </Box>
          {parts.length > 0 && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{parts.join(', ')}</Box>
          )}
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
