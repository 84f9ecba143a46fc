/** Makers of engines, which are named beside the makers of the machines that they are in. By the catalogue's names. */
export const engineMakers: ReadonlySet<string> = new Set([
  'Cummins',
  'Perkins',
  'Deutz',
  'MTU',
  'Detroit',
  'Detroit Diesel',
  'FPT',
  'FPT Industrial',
  'Kohler',
  'Volvo Penta',
]);
