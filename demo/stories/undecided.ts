import { portals, type Scene } from '../scene.ts';

/** A grader that is losing oil pressure, since yesterday afternoon. */
export function lowOilPressure({ goTo, report }: Scene): Promise<string> {
  goTo(-1, '16:48');
  return report(
    'MG-01',
    'highway',
    portals.visionLink,
    { code: 'SPN 100 FMI 1', description: 'Engine oil pressure below normal', severity: 'critical' },
    { code: 'SPN 97 FMI 3', description: 'Water in fuel sensor voltage above normal', severity: 'low' },
  );
}

/** A track loader whose oil has been getting warm for half an hour. */
export function warmOil({ goBack, report }: Scene): Promise<string> {
  goBack(35);
  return report('CTL-06', 'sewer', portals.machineIq, {
    code: 'SPN 1638 FMI 16',
    description: 'Hydraulic oil temperature above normal',
    severity: 'medium',
  });
}

/** An excavator that stopped in its trench a few minutes ago, and what Dana writes when she approves the order. */
export async function lostPower({ goBack, report, idOf }: Scene) {
  goBack(20);
  const id = await report('EX-10', 'sewer', portals.jdLink, {
    code: 'SPN 157 FMI 18',
    description: 'Fuel rail pressure below normal',
    severity: 'high',
  });
  const issue = 'Lost power in the trench and dies under load. Fuel filters are two weeks old.';
  return { id, by: idOf('dana'), issue };
}
