import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('what stands below the end of a message in its own language', () => {
  const told = 'Komatsu PC138US\nSPN 94 FMI 18';

  it.each([
    ['a Russian greeting', 'С уважением,\nОлег Кран\nг. Пермь, ул. Мира, 4'],
    ['a Russian greeting in one line', 'С уважением, Олег Кран, г. Пермь, ул. Мира, 4'],
    ['Ukrainian thanks', 'Дякую!\nОлег Кран\nм. Харків, вул. Сумська, 31'],
    ['a Chinese greeting', '此致\n敬礼\n李强\n广东省深圳市南山大道21号'],
    ['a Korean name', '감사합니다.\n박민수 드림\n대구광역시 북구 침산로 14'],
    ['a Japanese greeting', '宜しくお願いいたします。\n株式会社川口建機\n埼玉県川口市本町3-1-7'],
    ['a Slovak greeting', 'S pozdravom\nJán Hora\nDlhá 7, 949 01 Nitra'],
    ['a Croatian greeting', 'Srdačan pozdrav\nMarko Babić\nVukovarska 8, 21000 Split'],
    ['a Hungarian greeting', 'Üdvözlettel\nNagy Éva\n4024 Debrecen, Piac utca 3.'],
    ['a Danish greeting over two lines', 'Vh\nNiels Holm\nHavnegade 9\n5000 Odense'],
    ['a Dutch greeting in one line', 'Groeten Kees, Dorpsstraat 40, 7411 AB Deventer'],
    ['a Turkish greeting', 'İyi çalışmalar\nMurat Er\nCumhuriyet Cad. No:12, Nilüfer, Bursa'],
    ['a Portuguese greeting', 'Com os melhores cumprimentos\nAna Reis\nRua Direita 5, 3000-001 Coimbra'],
    ['a firm with its form', 'ООО «Кран-Сервис»\nг. Пермь, ул. Мира, 4'],
    [
      'a firm between rules',
      '--------------\n川口建機株式会社\n〒332-0012 埼玉県川口市本町3-1-7\n--------------',
    ],
    ['a firm with labels', '广州机械有限公司\n地址:广东省深圳市南山大道21号\n电话:0755-2345 6789'],
    ['a Russian workshop', 'Сервисный центр: г. Пермь, ул. Мира, 4'],
    ['a Russian workshop over its place', 'Сервисный центр:\nг. Пермь, ул. Мира, 4'],
    ['a French head office', 'Siège social : 3 rue du Port, 44000 Nantes'],
    ['an Italian registered office', 'Sede legale: Via Dante 12, 40121 Bologna'],
    ['a Finnish workshop', 'Huoltokorjaamo: Rantatie 3, 90100 Oulu'],
    ['a Polish head office', 'Siedziba firmy: ul. Krótka 4, 30-001 Kraków'],
    ['a Japanese head office', '本社:埼玉県川口市本町3-1-7'],
  ])('is not the machine’s place: %s', async (_, below) => {
    const { readings } = await readPastedAlert(`${told}\n\n${below}\n`);

    expect(readings.map(({ outcome, unitNumber }) => [outcome, unitNumber])).toEqual([
      ['missing_location', null],
    ]);
  });

  it.each(['Norrlands Gräv AB', 'Excavaciones Levante SA'])(
    'is no town for the form of its firm: %s',
    async (firm) => {
      const { readings } = await readPastedAlert(`${told}\n\n${firm}\n`);

      expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
    },
  );

  it.each(['Red Deer AB', 'down in Zama City AB', 'Port Augusta SA'])(
    'is a town of Alberta or South Australia: %s',
    async (place) => {
      const { readings } = await readPastedAlert(`${told}\n\n${place}\n`);

      expect(readings.map(({ outcome }) => outcome)).toEqual(['ok']);
    },
  );

  it.each([
    'Gruss',
    'mit freundl. Grüßen',
    'Crdlt',
    'Bonne réception,',
    'Quedo atento',
    'At.te',
    'Grazie e saluti',
    '/Lars',
    'Pzdr',
  ])('tells no place below a short greeting: %s', async (greeting) => {
    const { readings } = await readPastedAlert(`${told}\n\n${greeting}\nMika\nVia Dante 12\n40121 Bologna\n`);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
  });

  it.each([
    'Grüße Karl, Tiefbau Nord, Lindenweg 8, 24103 Kiel',
    'Cdt, Luc, Travaux Ouest, 4 rue Neuve, 44000 Nantes',
    'Abs Rui, Rua Direita 9, Recife - PE',
    'Regards, Ann, Marlow Hire, 31 Bridge Street, Leeds LS1 4AB',
    'Rechnung bitte an Tiefbau Nord, Lindenweg 8, 24103 Kiel',
    'Enviar repuestos a Calle Mayor 6, 28013 Madrid',
  ])('tells no place in the line of the alert: %s', async (end) => {
    const { readings } = await readPastedAlert(`Hitachi ZX210, SPN 94 FMI 18. ${end}`);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
  });

  it.each(['Danke, steht Lindenweg 8, 24103 Kiel', 'Regards Ann. It is at 31 Bridge Street, Leeds LS1 4AB'])(
    'leads to the machine’s place where a sentence tells it: %s',
    async (end) => {
      const { readings } = await readPastedAlert(`Hitachi ZX210, SPN 94 FMI 18. ${end}`);

      expect(readings[0]?.location.address).not.toBeNull();
    },
  );

  it('is the machine’s place where thanks lead to it', async () => {
    const { readings } = await readPastedAlert(
      `Hitachi ZX210\nSPN 94 FMI 18\n\nKiitos!\n\nKone seisoo: Rantatie 3, 90100 Oulu`,
    );

    expect(readings[0]?.location.city?.value).toBe('Oulu');
  });
});
