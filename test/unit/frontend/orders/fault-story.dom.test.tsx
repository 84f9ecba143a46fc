import { describe, expect, it } from 'vitest';
import { type FaultCode, faultCode } from '#schema/alerts/faults.ts';
import { showScreen } from '#test/support/screen.tsx';
import { FaultStory } from '../../../../frontend/src/components/faults/fault-story.tsx';

describe('The fault story', () => {
  it('starts with the most severe fault, expanded, with its name before its code', () => {
    const page = showScreen(
      <FaultStory faults={[aFault({ id: 'a', name: 'Water in fuel', severity: 'low' }), oil]} />,
    );

    const [first, second] = page.getAllByRole('listitem');

    expect(first?.textContent).toMatch(/^Engine oil pressure low SPN 100 FMI 1 · critical/);
    expect(first?.querySelector('details')?.open).toBe(true);
    expect(second?.querySelector('details')?.open).toBe(false);
  });

  it('says what it means, what happens if it waits, likely parts and what to do', () => {
    const page = showScreen(<FaultStory faults={[oil]} />);

    const words = page.getByRole('listitem').textContent;

    expect(words).toContain('What it meansThe engine oil pressure is far below its normal range.');
    expect(words).toContain('If it waitsThe bearings fail within minutes.');
    expect(words).toContain('Likely partsOil filter, Oil pump');
    expect(words).toContain('What to doStop and shut the engine off.');
  });

  it('says so if nothing is known about a code', () => {
    const page = showScreen(<FaultStory faults={[aFault({ fault: 'QX-77' })]} />);

    expect(page.getByText(/Nothing more is known of this code/)).toBeDefined();
  });

  it('opens the details of a code', async () => {
    const page = showScreen(<FaultStory faults={[oil]} />);

    await page.user.click(
      page.getByRole('button', { name: 'Fault Code Details of Engine oil pressure low' }),
    );

    expect(page.getByRole('dialog', { name: 'Fault Code Details' }).textContent).toContain('SPN 100 FMI 1');
  });
});

const oil = aFault({
  id: 'b',
  fault: 'SPN 100 FMI 1',
  name: 'Engine oil pressure low',
  severity: 'critical',
  issueDescription: 'The engine oil pressure is far below its normal range.',
  riskDescription: 'The bearings fail within minutes.',
  recommendation: 'Stop and shut the engine off.',
  likelyParts: ['Oil filter', 'Oil pump'],
});

function aFault(changes: Partial<FaultCode>): FaultCode {
  return faultCode.parse({
    id: 'f',
    fault: 'SPN 97 FMI 15',
    name: null,
    severity: 'medium',
    statedSeverity: 'unknown',
    assessedSeverity: 'medium',
    issueDescription: null,
    symptomDescription: null,
    riskDescription: null,
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: null,
    verified: 'unverified',
    confidence: 0.8,
    ...changes,
  });
}
