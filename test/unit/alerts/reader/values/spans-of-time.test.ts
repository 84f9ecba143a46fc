import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('hours that are no meter’s', () => {
  it.each([
    'Bagger Komatsu PC138US steht seit 5 Stunden, Fehlercode SPN 94 FMI 18.',
    'Bagger Komatsu PC138US, Fehlercode SPN 94 FMI 18, Garantie bis 3000 Stunden.',
    'Pelle Komatsu PC138US arrêtée depuis 5 heures, code défaut SPN 94 FMI 18.',
    'Pelle Komatsu PC138US, code défaut SPN 94 FMI 18, à 9 h 15, prochain entretien dans 80 h.',
    'La Komatsu PC138US lleva 5 horas parada, código SPN 94 FMI 18.',
    'Komatsu PC138US, código SPN 94 FMI 18, a las 16.20 horas.',
    'A Komatsu PC138US está parada há 5 h, código SPN 94 FMI 18.',
    'Escavatore Komatsu PC138US fermo da 5 ore, codice SPN 94 FMI 18. Assistenza 24 ore su 24.',
    'Komatsu PC138US, codice SPN 94 FMI 18, verso le ore 9.',
    'Komatsu PC138US staat al 5 uur stil, foutcode SPN 94 FMI 18.',
    'Komatsu PC138US, foutcode SPN 94 FMI 18, om 16.20 uur.',
    'Komatsu PC138US har stått i 5 timmar, felkod SPN 94 FMI 18. Nästa service om 80 tim.',
    'Komatsu PC138US on seissyt 5 tuntia, vikakoodi SPN 94 FMI 18.',
    'Komatsu PC138US stoi od 5 godzin, kod błędu SPN 94 FMI 18, przegląd za 80 mth.',
    'Komatsu PC138US, kód chyby SPN 94 FMI 18, v 16.20 hod.',
    'Komatsu PC138US 5時間停止中、故障コード SPN 94 FMI 18',
    '小松 Komatsu PC138US 已停机5小时,故障代码 SPN 94 FMI 18',
    'Komatsu PC138US 5시간째 정지, 고장코드 SPN 94 FMI 18',
  ])('are none of the machine: %s', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ hours }) => hours)).toEqual([null]);
  });

  it('are no part of the model before them', async () => {
    const { readings } = await readPastedAlert('현대 HX260A 5시간째 정지, 고장코드 SPN 94 FMI 18');

    expect(readings.map(({ hours, model }) => [hours, model?.value])).toEqual([[null, 'HX260A']]);
  });

  it.each([
    [
      'Pelle Komatsu PC138US en panne depuis 5 heures, code défaut SPN 94 FMI 18. 2 840 heures au compteur.',
      2840,
    ],
    ['Komatsu PC138US har gått i 2840 timmar, felkod SPN 94 FMI 18.', 2840],
    ['La Komatsu PC138US lleva 2840 horas, código SPN 94 FMI 18.', 2840],
    ['Komatsu PC138US, foutcode SPN 94 FMI 18, 284,5 uur.', 284.5],
  ])('leave those of its meter: %s', async (text, hours) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.hours?.value).toBe(hours);
  });
});
