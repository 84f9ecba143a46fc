import { describe, expect, it } from 'vitest';
import { requireOwnFiles, requireOwnUri } from '#functions/files/own-files.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { StoredFile } from '#schema/files.ts';

const folder = 'orders/10001/upl_01JABCDEF';

function refusalOf(check: () => unknown): { code: string; fields: unknown } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, fields: error.details.fields };
  }
}

describe('The files of an order', () => {
  it.each([
    ['cab.jpg', 'image'],
    ['cab.JPEG', 'image'],
    ['plate.png', 'image'],
    ['leak.gif', 'image'],
    ['walk-around.mp4', 'video'],
    ['work_order.v2.pdf', 'pdf'],
  ] as const)('can be %s as %s', (name, type) => {
    expect(refusalOf(() => requireOwnFiles('10001', [{ uri: `${folder}/${name}`, type }]))).toBeUndefined();
  });

  it.each([
    ['of another order', 'orders/10002/upl_01JABCDEF/cab.jpg'],
    ['of an order whose id begins the same', 'orders/100011/upl_01JABCDEF/cab.jpg'],
    ['of an imported alert', 'alerts/com_1/run_1.jpg'],
    ['that climbs out of the order', 'orders/10001/../10002/cab.jpg'],
    ['that hides a climb in its name', `${folder}/..%2F..%2Fcab.jpg`],
    ['in no folder of its own', 'orders/10001/cab.jpg'],
    ['with a space in its name', `${folder}/my cab.jpg`],
    ['by its whole address', `https://uploads.example/${folder}/cab.jpg`],
  ])('can’t be %s', (_, uri) => {
    const refusal = refusalOf(() => requireOwnFiles('10001', [{ uri, type: 'image' }]));

    expect(refusal).toEqual({ code: 'BAD_INPUT', fields: { 'files.0.uri': 'Not a file of this order' } });
  });

  it.each(['page.html', 'page.svg', 'cab.jpg.html', 'run.exe', 'README'])('can’t be named %s', (name) => {
    const refusal = refusalOf(() => requireOwnUri('10001', `${folder}/${name}`));

    expect(refusal).toEqual({
      code: 'BAD_INPUT',
      fields: { uri: 'Only .jpg, .jpeg, .png, .gif, .mp4 and .pdf' },
    });
  });

  it('are named by their position in the list if one does not fit', () => {
    const files: StoredFile[] = [
      { uri: `${folder}/cab.jpg`, type: 'image' },
      { uri: `${folder}/manual.pdf`, type: 'image' },
    ];

    expect(refusalOf(() => requireOwnFiles('10001', files, 'answerFiles'))).toEqual({
      code: 'BAD_INPUT',
      fields: { 'answerFiles.1.type': 'Not the type of this file' },
    });
  });
});
