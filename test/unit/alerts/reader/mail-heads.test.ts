import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const told = 'Yanmar SV100\nSPN 110 FMI 15\n35.1983, -111.6513';

describe('the header of a forwarded mail', () => {
  it.each([
    'Attachments: photo 1.jpg; photo 2.jpg\nImportance: High',
    'Categories: Yellow category\nAttachments: map.pdf\nPriority: Low',
    'Bijlagen: kaart.png\nUrgentie: Hoog',
    'Pièces jointes : plan.pdf\nImportance : Faible',
  ])('goes on with “%s” and tells no severity', async (more) => {
    const { readings } = await readPastedAlert(
      `From: Ann Bell <a@v.example>\nSent: Tuesday, July 14, 2026 2:40 PM\nTo: R\nSubject: SV100\n${more}\n\n${told}`,
    );

    expect(readings.map(({ outcome, faultCodes }) => [outcome, faultCodes[0]?.severity])).toEqual([
      ['ok', 'unknown'],
    ]);
  });

  it.each([
    'Sujet : SV100\nDate : Tue, 14 Jul 2026 14:40:00 -0700\nDe : A <a@v.example>\nPour : r@v.example',
    'Temat: SV100\nData: Tue, 14 Jul 2026 14:40:00 -0700\nNadawca: A <a@v.example>\nAdresat: r@v.example',
    'Mittente: A <a@v.example>\nData: 14/07/2026 14:40\nOggetto: SV100\nA: r@v.example',
    'De: A <a@v.example>\nEnviada em: terça-feira, 14 de julho de 2026 14:40\nPara: R\nAssunto: SV100',
    'Od: A <a@v.example>\nData wysłania: wtorek, 14 lipca 2026 14:40\nDo: R\nTemat: SV100',
    '転送されたメッセージ：\n\n差出人: A <a@v.example>\n件名: SV100\n日付: 2026年7月14日 14:40:00 JST\n宛先: R',
  ])('tells no time of the fault: %s', async (header) => {
    const [timed, bare] = await Promise.all(
      [`${told}\nTime: 07/14/2026 14:05 MST`, told].map((text) => readPastedAlert(`${header}\n\n${text}`)),
    );

    expect(timed?.readings[0]?.detectedAt?.value).toBe('2026-07-14T14:05:00-07:00');
    expect(bare?.readings[0]?.outcome).toBe('ok');
    expect(bare?.readings[0]?.detectedAt).toBeNull();
  });
});

describe('a line that says who wrote what is quoted', () => {
  it.each([
    'út 14. 7. 2026 v 14:40 odesílatel Jan <j@v.example> napsal:',
    'wt., 14 lip 2026 o 14:40 Jan <j@v.example> napisał(a):',
    'Wiadomość napisana przez Jan <j@v.example> w dniu 14 lip 2026, o godz. 14:40:',
    'tir. 14. juli 2026 kl. 14:40 skrev Jan <j@v.example>:',
    'Jan <j@v.example> ezt írta (időpont: 2026. júl. 14., K, 14:40):',
    'Вторник, 14 июля 2026, 14:40 +03:00 от Ян <j@v.example>:',
    '2026年7月14日(火) 14:40 J <j@v.example>:',
    '2026년 7월 14일 (화) 오후 2:40, J <j@v.example>님이 작성:',
    'João escreveu no dia terça, 14/07/2026 à(s) 14:40:',
    'Jan <j@v.example> schreef op 14 juli 2026 om 14:40:',
    'Jan Ott hat am 14.07.2026 14:40 CEST geschrieben:',
    'Jan Ott <j@v.example> wrote on 07/14/2026 02:40 PM:',
    '---- On Tue, 14 Jul 2026 14:40:00 -0700 Jan <j@v.example> wrote ---',
  ])('tells no time of the fault: %s', async (above) => {
    const { readings } = await readPastedAlert(`${above}\n\n${told}`);

    expect(readings.map(({ outcome, detectedAt }) => [outcome, detectedAt])).toEqual([['ok', null]]);
  });

  it.each([
    'Am 04.06.2026 um 14:40 schrieb J <j@v.example>:',
    'Em qui., 4 de jun. de 2026 às 14:40, J <j@v.example> escreveu:',
    'Von: J <j@v.example>\nDatum: 04.06.2026 14:40\nAn: R\nBetreff: SV100',
  ])('does not turn the dates of what is quoted: %s', async (above) => {
    const { readings } = await readPastedAlert(`${above}\n\n${told}\nTime: 06/04/2026 02:05 PM MST`);

    expect(readings[0]?.detectedAt?.value).toBe('2026-06-04T14:05:00-07:00');
  });
});

describe('what a server puts over a mail from outside', () => {
  it.each([
    'WARNUNG: Externe Nachricht',
    'WARNUNG: Diese Nachricht kommt von außerhalb.',
    'AVERTISSEMENT : message externe',
    'VARNING: externt meddelande',
    'ADVERTENCIA: mensaje externo',
    'OSTRZEŻENIE: nadawca zewnętrzny',
    'UYARI: Harici e-posta',
    'ВНИМАНИЕ: Внешний отправитель',
    'Externe Nachricht',
    '[EXT] Caution: do not open attachments',
    '[EXTERNAL - WARNING]',
  ])('is no severity and no fault: %s', async (banner) => {
    const { readings } = await readPastedAlert(
      `${banner}\n\nMake: Yanmar\nModel: SV100\nFault code: SPN 110 FMI 15\nDescription: Coolant hot\nLocation: 35.1983, -111.6513`,
    );

    expect(
      readings.flatMap(({ faultCodes }) =>
        faultCodes.map(({ code, description, severity }) => [code.value, description?.value, severity]),
      ),
    ).toEqual([['SPN 110 FMI 15', 'Coolant hot', 'unknown']]);
  });

  it('is not what a machine tells of something outside', async () => {
    const { readings } = await readPastedAlert(
      'Yanmar SV100\nWARNUNG: Externe Spannung zu niedrig\n35.1983, -111.6513',
    );

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ severity }) => severity))).toEqual([
      ['medium'],
    ]);
  });
});
