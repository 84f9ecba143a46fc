import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('who a machine is', () => {
  it.each([
    {
      told: 'by labels that are put together from words, as German does',
      text: 'Fahrzeugname: Radlader Nord\nFahrzeughersteller: Liebherr\nGerätemodell: L 550\nFahrzeug-Ident-Nr.: VATZ1555XPZ012345',
      machine: ['Liebherr', 'L 550', 'VATZ1555XPZ012345', 'Radlader Nord'],
    },
    {
      told: 'by labels that are one word with a hyphen',
      text: 'Fabrikat: Volvo\nModell: L150H\nSerienummer: VCEL150HP00008842\nMaskin-ID: LM-150',
      machine: ['Volvo', 'L150H', 'VCEL150HP00008842', 'LM-150'],
    },
    {
      told: 'by labels of which one names several values',
      text: 'Make / Model / Serial: Case / 1150M / NJDC15123\nUnit / Hours: Dozer 14 / 2,310',
      machine: ['Case', '1150M', 'NJDC15123', 'Dozer 14'],
    },
    {
      told: 'right before its hours',
      text: 'Takeuchi TB290-2 2841.5 hrs code E9310, serial 185104477, unit MX-9, 12 Elm St, Ada, OK',
      machine: ['Takeuchi', 'TB290-2', '185104477', 'MX-9'],
    },
    {
      told: 'by names that only bars set apart',
      text: 'Maker: Develon\nDL280-7 | DHKHLAD4PN0005119 | Crusher Feed\nCode: V275',
      machine: ['Develon', 'DL280-7', 'DHKHLAD4PN0005119', 'Crusher Feed'],
    },
    {
      told: 'beside the maker and the number of its engine',
      text: 'Unit: 14-220\nAsset: Bobcat T770 (AT6311234)\nEngine: Doosan D34 s/n 55512',
      machine: ['Bobcat', 'T770', 'AT6311234', '14-220'],
    },
    {
      told: 'by a designation alone, under the portal of its maker',
      text: 'LiveLink\nMachine: 220X LC\nVIN: JCBJS22AVK2441188\nCode: F0372',
      machine: ['JCB', '220X LC', 'JCBJS22AVK2441188', undefined],
    },
    {
      told: 'after two names of its maker, and not by the maker of its engine',
      text: 'Engine: Isuzu 4HK1\nMachine: Develon (Doosan) DX225LC-7\nSerial: 66800 4417\nCode: F0372',
      machine: ['Develon', 'DX225LC-7', '66800 4417', undefined],
    },
    {
      told: 'by words for its kind in a description',
      text: 'Description: EXCAVATOR, CRAWLER, 36T, VOLVO EC380EL\nSerial: VCEC380EA00311187\nCode: F0372',
      machine: ['Volvo', 'EC380EL', 'VCEC380EA00311187', undefined],
    },
    {
      told: 'in a sentence, with the number of its owner',
      text: 'Our number 22 (Takeuchi TL12V2, S/N 412100345) shows E:32 Engine oil pressure low.',
      machine: ['Takeuchi', 'TL12V2', '412100345', '22'],
    },
    {
      told: 'under a label that nobody knows, by the form of the value',
      text: 'Make: CAT\nModel: 336\nS/N: DKS10432\nGarnbezeichnis: TEL-07\nCode: SPN 110 FMI 16',
      machine: ['Caterpillar', '336', 'DKS10432', 'TEL-07'],
    },
    {
      told: 'without what is another thing, whatever form it has',
      text: 'Make: CAT\nModel: 336\nS/N: DKS10432\nShift crew: B-2\nContract ref: RC-22\nCode: SPN 110 FMI 16',
      machine: ['Caterpillar', '336', 'DKS10432', undefined],
    },
    {
      told: 'by labels for both, with a dash in the designation',
      text: 'Maker/model   Hitachi ZW220-6\nSerial   HCMJKC70V00005124\nFleet no.   QL-6\nCode   20113-4',
      machine: ['Hitachi', 'ZW220-6', 'HCMJKC70V00005124', 'QL-6'],
    },
    {
      told: 'by a customer number that is of the machine, and not of the customer',
      text: 'Manufacturer: Hitachi\nModel: ZX350LC-6\nSerial no.: HCMDDE91K00900561\nCustomer no.: GH-EXC-12\nCode: 11007-2',
      machine: ['Hitachi', 'ZX350LC-6', 'HCMDDE91K00900561', 'GH-EXC-12'],
    },
    {
      told: 'by its plate, where its owner calls it nothing else',
      text: 'Kennzeichen: KS-BM 2207\nFahrzeug: Volvo A30G, Fahrgestellnr. 342519\nFehler: SPN 1761 FMI 18',
      machine: ['Volvo', 'A30G', '342519', 'KS-BM 2207'],
    },
    {
      told: 'by the name of a device that is no tracker',
      text: 'Device: EX-12 Riley\nType: Kobelco SK350LC-11 s/n YC16T-00783\nErr: D020 Pump pressure sensor',
      machine: ['Kobelco', 'SK350LC-11', 'YC16T-00783', 'EX-12 Riley'],
    },
    {
      told: 'by a name that is more than its maker and model',
      text: 'Asset name: 2019 CAT 320 #14\nVIN/PIN: HEX40219\nFault: CID 110 FMI 0',
      machine: ['Caterpillar', '320', 'HEX40219', '2019 CAT 320 #14'],
    },
    {
      told: 'by a number with its kind, which is no designation',
      text: 'Vehicle: R-108 Sweeper\nVIN: 1FVACXFC5PHUE0417\nMake: Freightliner\nModel: M2 106\nCode: SPN 111 FMI 18',
      machine: ['Freightliner', 'M2 106', '1FVACXFC5PHUE0417', 'R-108 Sweeper'],
    },
    {
      told: 'by a name in quotation marks with a comma in it',
      text: 'Name = "Quarry, upper face"\nMake = Cat / Model = 988K XE / Serial = L8X00713\nCode = 3716-31',
      machine: ['Caterpillar', '988K XE', 'L8X00713', 'Quarry, upper face'],
    },
    {
      told: 'without the norm of its engine, and with a number in groups',
      text: 'Our Cat 336 Tier 4, serial 0910 0315 - stopped with error 27-118, unit EX-9.',
      machine: ['Caterpillar', '336', '0910 0315', 'EX-9'],
    },
    {
      told: 'by a PIN in groups that begins with its maker',
      text: 'PIN: JCB 3CX4T K L 2471188\nJCB 3CX, plant BH-9\nP1290 Rail pressure low',
      machine: ['JCB', '3CX', 'JCB 3CX4T K L 2471188', 'BH-9'],
    },
    {
      told: 'by the whole of a number that is also masked',
      text: 'Unit CMP-3: CAT CS56B, serial L8H0**** (unmasked L8H01733)\nEvent E0056(2)',
      machine: ['Caterpillar', 'CS56B', 'L8H01733', 'CMP-3'],
    },
    {
      told: 'beside the number of its trailer and a part that is called a unit',
      text: 'Trailer VIN 4U3J04827LL018820; on it is a JD 35P-Tier, 1FF035PXTNK290117, unit MINI-35. SPN 94 FMI 3, unit injector 1.',
      machine: ['John Deere', '35P-Tier', '1FF035PXTNK290117', 'MINI-35'],
    },
    {
      told: 'by figures in brackets behind its kind, where the owner has another number',
      text: 'Kubota R640 loader (97802), unit SNOW-1, code 6012-3 HST pedal, warning',
      machine: ['Kubota', 'R640', '97802', 'SNOW-1'],
    },
    {
      told: 'by figures before it in a numbered list',
      text: '[1]  10771203   JLG 860SJ   ser. 0300241187\n     CRITICAL   33/12  LOW OIL PRESSURE',
      machine: ['JLG', '860SJ', '0300241187', '10771203'],
    },
    {
      told: 'by a sentence that says what it is called, whatever stands between',
      text: 'The Bobcat S76 is known in the yard as Goliath, its serial reads B4CD13209.\nCode: SPN 110 FMI 16',
      machine: ['Bobcat', 'S76', 'B4CD13209', 'Goliath'],
    },
    {
      told: 'by the number that is painted on it, and not by whose number another is',
      text: 'A Bobcat S76, stencilled FB 22 on the hood. My name is Joe Smith, the order number is 4412.\nCode: SPN 110 FMI 16',
      machine: ['Bobcat', 'S76', undefined, 'FB 22'],
    },
    {
      told: 'and not by the machine that is named beside it',
      text: 'Our Cat 330, digger D8, was towed in by the Cat D8T with 14,000 hours.\nCode: SPN 110 FMI 16',
      machine: ['Caterpillar', '330', undefined, 'D8'],
    },
    {
      told: 'by a designation a few words before its maker',
      text: '8R 340 is down, the Deere. Number 23 is the one.\nCode: SPN 110 FMI 16',
      machine: ['John Deere', '8R 340', undefined, '23'],
    },
    {
      told: 'by the number of its maker and the name of its owner, which is which by their form',
      text: 'Hersteller: Liebherr\nTyp: R 926\nMaschinennummer: 1284-053317\nUnsere Nummer: RB-07',
      machine: ['Liebherr', 'R 926', '1284-053317', 'RB-07'],
    },
    {
      told: 'by a designation and a name in one value',
      text: 'JDLink\nMachine: Dozer 9 (850L)\nPIN: 1T0850LXCKF362187',
      machine: ['John Deere', '850L', '1T0850LXCKF362187', 'Dozer 9'],
    },
    {
      told: 'where what is called the machine is its model, beside its name',
      text: 'KOMTRAX\nMachine: PC210LC-11\nSerial: A13074\nCustomer mgmt no.: 2107',
      machine: ['Komatsu', 'PC210LC-11', 'A13074', '2107'],
    },
    {
      told: 'by a name beside the machine',
      text: 'Volvo L120H (Loader A), S/N 631447',
      machine: ['Volvo', 'L120H', '631447', 'Loader A'],
    },
    {
      told: 'by a designation with its maker in brackets after it',
      text: 'Uw machine CX130D (Case), vlootnummer K-130, gaf foutcode SPN 94 FMI 18 door.\nSerienummer: NJSAX7100',
      machine: ['Case', 'CX130D', 'NJSAX7100', 'K-130'],
    },
    {
      told: 'in Chinese, which sets no spaces between words',
      text: '您的三一 SY365H 挖掘机（设备编号 SY036HBC41128，车队编号 12#）上报故障。\n故障代码：SPN 110 FMI 0',
      machine: ['Sany', 'SY365H', 'SY036HBC41128', '12#'],
    },
    {
      told: 'beside the maker of its engine, the number of a tracker and a person',
      text: 'Name: Joe Smith\nAsset: ADT-4\nEngine make: Cummins\nMake: Grove\nModel: GRT655\nSerial: 311904\nTracker serial: TU 2047719\nCode: 2215',
      machine: ['Grove', 'GRT655', '311904', 'ADT-4'],
    },
    {
      told: 'by the kind of machine and its number, of which the number is the name',
      text: 'Truck M-118 • Freightliner 114SD • VIN 3ALMGNDV9NDNK4471\nSPN 5246 FMI 0 SCR operator inducement',
      machine: ['Freightliner', '114SD', '3ALMGNDV9NDNK4471', 'M-118'],
    },
    {
      told: 'after a label that its sentence inflects',
      text: 'Koparka Caterpillar 330 o numerze seryjnym LHW20441 stanęła, kod błędu E0171(2)',
      machine: ['Caterpillar', '330', 'LHW20441', undefined],
    },
    {
      told: 'in letters that need no space, with the kind of machine before the model',
      text: 'コマツの油圧ショベルPC200-11（機番512044）が停止し、エラーコードCA559が出ています。',
      machine: ['Komatsu', 'PC200-11', '512044', undefined],
    },
    {
      told: 'by a model with words for its kind behind it, in whatever language',
      text: 'Marka: HİDROMEK\nModel: HMK 220 LC paletli ekskavatör\nŞasi no: HMKE22LCV4P110386\nMakine adı: EKS-21',
      machine: ['HİDROMEK', 'HMK 220 LC', 'HMKE22LCV4P110386', 'EKS-21'],
    },
    {
      told: 'by a model with its serial number right behind it',
      text: 'CAT 966M R8A20551 (LD-966-2): E0583(2) Brake Pump Wear Indicator',
      machine: ['Caterpillar', '966M', 'R8A20551', 'LD-966-2'],
    },
    {
      told: 'by figures of its owner behind its number in a list',
      text: '2 new DTC alerts\n\n1/2   40117   Case CX145D   (NGS7D1822)\nSPN 1761 FMI 1',
      machine: ['Case', 'CX145D', 'NGS7D1822', '40117'],
    },
    {
      told: 'by what its owners say that it is with them',
      text: 'Bagger Liebherr R 922 (bei uns Bagger 14, Serien-Nr. 1540-50211), Fehler SPN 100 FMI 1',
      machine: ['Liebherr', 'R 922', '1540-50211', 'Bagger 14'],
    },
    {
      told: 'by a number in words beside its name',
      text: 'Der Fertiger 2, ein Vögele SUPER 1800-3i mit der Nummer 11821447, zeigt Code 4417, Bohle links ohne Strom.',
      machine: ['Vögele', 'SUPER 1800-3i', '11821447', 'Fertiger 2'],
    },
    {
      told: 'with tenths of hours right behind its model',
      text: 'Unit M-19: Yanmar SV100-2 2230.4 hrs code E9310, 7 Mill St, Barre, VT',
      machine: ['Yanmar', 'SV100-2', undefined, 'M-19'],
    },
    {
      told: 'without the letters for its kind, under its label',
      text: 'Machine: Haulotte HA16 MEWP\nUnit: AL-4\nCode: C113',
      machine: ['Haulotte', 'HA16', undefined, 'AL-4'],
    },
    {
      told: 'without the letters for its kind, in running text',
      text: 'Vermeer D24x40 HDD unit D-9 code 4471, 7 Mill St, Barre, VT',
      machine: ['Vermeer', 'D24x40', undefined, 'D-9'],
    },
    {
      told: 'without the letters for its kind with which the designation begins, too',
      text: 'Machine: Grove RT760E RT | Unit: CR-2 | Code: 4471',
      machine: ['Grove', 'RT760E', undefined, 'CR-2'],
    },
    {
      told: 'with the letters that end a designation of others',
      text: 'Genie GS-2669 RT unit SL-8 code C027, 7 Mill St, Barre, VT',
      machine: ['Genie', 'GS-2669 RT', undefined, 'SL-8'],
    },
    {
      told: 'with the letter that ends its model at the end of its line',
      text: 'Manitou MT 1440 A\nSPN 168 FMI 4\n50.6326, 5.5797',
      machine: ['Manitou', 'MT 1440 A', undefined, undefined],
    },
    {
      told: 'with the mark that ends its model',
      text: 'Manitou MRT 2145 Vision+\nSPN 168 FMI 4\n50.6326, 5.5797',
      machine: ['Manitou', 'MRT 2145 Vision+', undefined, undefined],
    },
  ])('is read $told', async ({ text, machine }) => {
    const { readings } = await readPastedAlert(text);

    const [reading] = readings;
    const told = [reading?.brand, reading?.model, reading?.serialNumber, reading?.unitNumber];
    expect(told.map((each) => each?.value)).toEqual(machine);
  });
});

describe('the name that the owner has for a machine', () => {
  it.each([
    ['Komatsu PC290LC-11 (serial K71233, intern B-17) shows CA559.', 'B-17'],
    ['Volvo L90H, maskin 27, visar SPN 100 FMI 1.', '27'],
    ['HMK-14 (Hidromek HMK 230 LC) shows SPN 100 FMI 1.', 'HMK-14'],
    ['The Case 580SN, which runs here as HT-12, shows SPN 100 FMI 1.', 'HT-12'],
    ['The Case 580SN is number WL-19 on our list and shows SPN 100 FMI 1.', 'WL-19'],
    ['Dana, driver of WL-12, reports SPN 100 FMI 1 on the Volvo L90H.', 'WL-12'],
    ['Volvo L90H, painted 14 on the boom. SPN 100 FMI 1.', '14'],
    ['Your Volvo A40G ADT-4 shows SPN 100 FMI 1.', 'ADT-4'],
    ['Lastare 4 har SPN 100 FMI 1, Volvo L90H.', 'Lastare 4'],
    ["Heads up: Dave's 85 is down. Hitachi ZX85USB-5, code 11910-2.", "Dave's 85"],
    ['heads up, D&G-31/A is down. Kubota SVL97-2, P1273 fuel rail.', 'D&G-31/A'],
    ['This report is about Whistler, your HB365LC-3 (Komatsu). CA559.', 'Whistler'],
    ['Liebherr PR 726, serial 1243-50277, "Level Best": B2206.', 'Level Best'],
    ['beim Fahrzeug BAU-LK 07 (MAN TGS 33.440): SPN 4334 FMI 2.', 'BAU-LK 07'],
    ["Big Bertha's ECM logged E2143(3). Big Bertha is a Cat D8.", 'Big Bertha'],
    ['High Engine Coolant Temperature raised SPN 110 FMI 0, Volvo L90H.', undefined],
    ['The boom 2 length sensor of the Genie S-85 shows SPN 100 FMI 1.', undefined],
    ['SPN 100 FMI 1 at 40 hours, Volvo L90H (EU-5, Tier 4).', undefined],
  ])('is told by a sentence: %s', async (text, name) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.unitNumber?.value).toBe(name);
  });

  it.each([
    ['Own no.', 'R-12'],
    ['Own number', 'R-12'],
    ['Eigen nr', 'R-12'],
    ['Eigen nummer', 'R-12'],
    ['Número interno', 'R-12'],
    ['No. interno', 'R-12'],
  ])('is told by a label with any word for number: %s', async (label, name) => {
    const { readings } = await readPastedAlert(
      `Make: CAT\nModel: 336\n${label}: ${name}\nCode: SPN 110 FMI 16`,
    );

    expect(readings[0]?.unitNumber?.value).toBe(name);
  });
});

describe('a serial number that begins like the unit', () => {
  it.each(['M-1-77', 'M-1-770'])('is read beside it: %s', async (serial) => {
    const text = `Unit: M-1\nMake: Volvo\nModel: EC220E\nSerial: ${serial}\nCode: SPN 110 FMI 16\n12 Elm St, Ada, OK 74820`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading).toMatchObject({ unitNumber: { value: 'M-1' }, serialNumber: { value: serial } });
  });
});

describe('the model of an engine', () => {
  it("is no machine's, even where the message has no other", async () => {
    const text = JSON.stringify({
      make: 'Volvo',
      serial_number: '310442',
      Service_Model_Name: 'ISL9',
      spn: 110,
      fmi: 16,
      city: 'Ada',
      state: 'OK',
    });

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.serialNumber?.value).toBe('310442');
    expect(reading?.model).toBeNull();
  });
});

describe('what a subject calls a machine', () => {
  it.each([
    ['North pit loader 2: CRITICAL engine event', 'North pit loader 2'],
    ['East wall drill 1 - warning', 'East wall drill 1'],
    ['Fellarm grävare 12', 'grävare 12'],
  ])('is a kind with what tells it from its sisters: %s', async (subject, name) => {
    const mail = `From: Alerts <alerts@mail.example>\nSubject: ${subject}\n\nMake: Hitachi\nModel: ZW310-6\nEvent: 1103-3`;

    const { readings } = await readPastedAlert(mail);

    expect(readings[0]?.unitNumber?.value).toBe(name);
  });
});

describe('a number behind the model in a subject', () => {
  it.each(['ZW310-6 #552', 'ZW310-6 #552 - 2 codes', 'ZW310-6 552 fault'])(
    'is what the owner calls the machine: %s',
    async (subject) => {
      const { readings } = await readPastedAlert(
        `From: Alerts <alerts@mail.example>\nSubject: ${subject}\nMIME-Version: 1.0\n\nEquipment: Hitachi ZW310-6\nPIN: HCM00931\nLocation: 9 Elm St, Salem, NJ\nSPN 110 FMI 0`,
      );

      expect(readings).toMatchObject([{ model: { value: 'ZW310-6' }, unitNumber: { value: '552' } }]);
    },
  );
});

describe('the hours of a machine', () => {
  it.each([
    ['2,190 op. hours', 2190],
    ['Engine/pump hours: 406.7', 406.7],
    ['Hour meter 9,276 (meter #2)', 9276],
    ['Lou: hrs?\nKen: 5130\nLou: not the 580, that one is at 9,900 hrs and fine', 5130],
  ])('are read of %s', async (text, hours) => {
    const { readings } = await readPastedAlert(`Volvo L90H, SPN 100 FMI 1, unit L-7\n${text}`);

    expect(readings[0]?.hours?.value).toBe(hours);
  });
});

describe('hours that an ignition or a tracker counts', () => {
  it.each([
    ['Power-on hours: 1804.2\nOperating hours: 1310.5', 1310.5],
    ['Hours (tracker): 1390\nHours (ECU): 1310.5', 1310.5],
    ['Ignition hours: 1804', 1804],
  ])('are the machine’s where it states no others: %j', async (told, hours) => {
    const { readings } = await readPastedAlert(`Volvo L90H\nSPN 100 FMI 1\n${told}\n59.27, 15.21`);

    expect(readings[0]?.hours?.value).toBe(hours);
  });
});

describe('a serial number behind the model', () => {
  it.each([
    ['Kobelco SK210LC-11', 'YQ15U01123'],
    ['Sany SY215C', 'SY021CCK0712'],
    ['Case CX210', 'NLS7A2D45MK0091'],
  ])('is no part of it: %s %s', async (machine, serial) => {
    const { readings } = await readPastedAlert(
      `Machine: ${machine} ${serial}\nFault code: SPN 110 FMI 0\n59.27, 15.21`,
    );

    expect(readings).toMatchObject([
      { model: { value: machine.split(' ')[1] }, serialNumber: { value: serial } },
    ]);
  });
});

describe('the brand of an alert that states none', () => {
  it.each([
    ['Volvo Construction Equipment <alerts@mail.example>', 'Volvo'],
    ['"Manitou Connected Machines" <noreply@mail.example>', 'Manitou'],
    ['Volvo Hartwell Plant Ltd <desk@mail.example>', undefined],
    ['Case Richards <case@mail.example>', undefined],
  ])('is the maker that sends it under its own name: %s', async (from, brand) => {
    const text = `From: ${from}\nSubject: Fault\n\nModel: L90H\nCode: SPN 110 FMI 16`;
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.brand?.value).toBe(brand);
  });
});

describe('a model behind what its machine carries', () => {
  it.each([
    ['Thwaites 6 tonne dumper Mach 2064', 'Mach 2064'],
    ['Terex 9 ton dumper TA9', 'TA9'],
    ['Bell 40t articulated dump truck B40E', 'B40E'],
  ])('is the designation: %s', async (machine, model) => {
    const { readings } = await readPastedAlert(`${machine}\nSPN 110 FMI 0\n45.5231, -122.6765`);

    expect(readings[0]?.model?.value).toBe(model);
  });
});

describe('what a machine is, before its make and model', () => {
  it.each([
    "Equipment: 26' Electric Scissor Lift (Genie GS-2646)",
    'Machine: Wheel loader (Genie GS-2646)',
    'Unit: 60 ft straight boom, Genie GS-2646',
    'Asset: Scissor lift - Genie GS-2646',
  ])('is no name of it: %s', async (line) => {
    const { readings } = await readPastedAlert(`${line}\nFault: SPN 100 FMI 1\nLocation: Tyler, TX\n`);

    expect([readings[0]?.model?.value, readings[0]?.unitNumber]).toEqual(['GS-2646', null]);
  });

  it.each([
    ['Equipment: Loader 5 (Volvo L90H)', 'Loader 5'],
    ['Equipment: Big Red (Volvo L90H)', 'Big Red'],
    ['Equipment #: 10224417\nEquipment: Wheel loader (Volvo L90H)', '10224417'],
  ])('gives way to a name: %s', async (line, unit) => {
    const { readings } = await readPastedAlert(`${line}\nFault: SPN 100 FMI 1\nLocation: Tyler, TX\n`);

    expect(readings[0]?.unitNumber?.value).toBe(unit);
  });
});

describe("a maker's number behind a model, beside the unit that an alert is for", () => {
  it.each([
    ['#631447', '631447'],
    ['(#VCEL090HC00623118)', 'VCEL090HC00623118'],
    ['# B4CE12345', 'B4CE12345'],
    ['/ #631447', '631447'],
    ['No. 631447', '631447'],
  ])('is the serial number: %s', async (number, serial) => {
    const { readings } = await readPastedAlert(
      `Alert for LD-14\nSPN 110 FMI 15 on Volvo L90H ${number}\n300 Quarry Rd, Fargo, ND\n`,
    );

    expect(readings.map((each) => [each.outcome, each.unitNumber?.value, each.serialNumber?.value])).toEqual([
      ['ok', 'LD-14', serial],
    ]);
  });
});

describe('the size of a machine beside its kind', () => {
  it.each([
    ['Machine: Genie 60ft boom S-65 XC', 'S-65 XC'],
    ['Machine: Link-Belt 75 ton crane HTC-8675 II', 'HTC-8675 II'],
    ['Machine: Link-Belt HTC-8675 II 75 ton crane', 'HTC-8675 II'],
    ['Machine: Generac 20kW generator RG020', 'RG020'],
    ['Machine: JLG 40 ft electric boom E400AJPN', 'E400AJPN'],
    ['Machine: JCB 3.5 ton mini 35Z-1', '35Z-1'],
    ['Machine: Genie S-65 XC 60ft boom', 'S-65 XC'],
    ['Type: Thwaites 9t dumper (Mach 690)', 'Mach 690'],
    ['Machine: Caterpillar 950 M wheel loader', '950 M'],
  ])('is no part of its model: %s', async (line, model) => {
    const { readings } = await readPastedAlert(`${line}\nFault: SPN 100 FMI 2\nLocation: Pasco, WA\n`);

    expect([readings[0]?.model?.value, readings[0]?.serialNumber]).toEqual([model, null]);
  });
});

describe('a name that begins with the model', () => {
  it.each([
    ['A40G', 'Unit: A40G 17', 'A40G 17'],
    ['860SJ', 'Fleet no: 860SJ 12', '860SJ 12'],
    ['A40G', 'Asset: A40G #17', 'A40G #17'],
  ])('is whole under its label: %s, %s', async (model, line, unit) => {
    const { readings } = await readPastedAlert(
      `Make: Volvo\nModel: ${model}\n${line}\nSPN 110 FMI 0\nLocation: Rome, GA\n`,
    );

    expect(readings[0]?.unitNumber?.value).toBe(unit);
  });
});

describe('an owner’s name between a model and its serial number', () => {
  it.each([
    ['Machine: Cat 950M LDR-4, J1K02204', '950M', 'LDR-4', 'J1K02204'],
    ['Machine: John Deere 850L DZ-6, 1T0850LXABC223456', '850L', 'DZ-6', '1T0850LXABC223456'],
  ])('is no part of the model: %s', async (line, model, unit, serial) => {
    const { readings } = await readPastedAlert(`${line}\nSPN 100 FMI 1\nLocation: Rome, GA\n`);
    const [reading] = readings;

    expect([reading?.model?.value, reading?.unitNumber?.value, reading?.serialNumber?.value]).toEqual([
      model,
      unit,
      serial,
    ]);
  });
});
