import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('the header of what was forwarded', () => {
  const told = 'Komatsu PC138US\nSPN 94 FMI 18\n45.8150, 15.9819\n';

  it.each([
    'De: Alarme <a@x.example>\nEnviada em: terça-feira, 7 de abril de 2026 13:20\nPara: Pátio\nAssunto: Alarme',
    'Sujet : Alarme\nDate : Tue, 7 Apr 2026 13:20:00 +0200\nDe : Alarme <a@x.example>\nPour : Dépôt <b@x.example>',
    'Od: Alarm <a@x.example>\nOdoslané: utorok 7. apríla 2026 13:20\nKomu: Sklad\nPredmet: Alarm',
    'Od: Alarm <a@x.example>\nPoslano: utorak, 7. travnja 2026. 13:20\nPrima: Skladište\nPredmet: Alarm',
    'От кого: Тревога <a@x.example>\nКому: Склад <b@x.example>\nДата: Вторник, 7 апреля 2026, 13:20 +03:00\nТема: Тревога',
  ])('tells no time of the fault: %s', async (header) => {
    const { readings } = await readPastedAlert(`FYI.\n\n${header}\n\n${told}`);

    expect(readings.map(({ detectedAt, unitNumber }) => [detectedAt, unitNumber])).toEqual([[null, null]]);
  });
});
