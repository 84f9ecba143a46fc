import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('the structure of a message', () => {
  it('reads a log of pairs with groups in brackets as a feed', async () => {
    const text =
      '<134>1 2026-04-22T19:08:33Z gw faultd - [mach make="Hitachi" type="ZW220-6" own="LDR 9" hm="6044.9"] ' +
      '[pos la="33.75" lo="-84.38"] [flt id="MCF 11004-3" sv="amber" ts="2026-04-22T15:07:58-04:00"]';

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok LDR 9 Hitachi ZW220-6 6044.9 33.75 MCF 11004-3 medium']);
  });

  it('reads values that stand over their labels, with nothing between the pairs', async () => {
    const text =
      'E198(3)\nEvent code\nHigh\nSeverity\nEX-336-04\nAsset ID\nCAT\nMake\n336\nModel\nDKS01187\nSerial number\n' +
      '5,902.4\nHour meter (h)\n33.75, -84.38\nLast known location';

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok EX-336-04 Caterpillar 336 5902.4 33.75 E198(3) high']);
  });

  it('reads rows of labels over rows of values, two by two, as cards of mail have them', async () => {
    const card =
      '<tr><td>Site</td><td>Unit #</td></tr><tr><td>Quarry North</td><td>EX-14</td></tr>' +
      '<tr><td>Make</td><td>Model</td></tr><tr><td>Komatsu</td><td>PC210LC-11</td></tr>' +
      '<tr><td>Fault</td><td>Level</td></tr><tr><td>CA3133 EGR temperature high</td><td>High</td></tr>' +
      '<tr><td>Last position</td><td>Meter</td></tr><tr><td>33.75, -84.38</td><td>5,208.9</td></tr>';

    const machines = await machinesOf(`<table>${card}</table>`);

    expect(machines).toEqual(['ok EX-14 Komatsu PC210LC-11 5208.9 33.75 CA3133 high']);
  });

  it('leaves a table of two faults below such a card what it is', async () => {
    const text =
      'Model\tUnit\tHours\nWA380-8\tLD-3\t5,044.0\nMake\tLatitude\tLongitude\nKomatsu\t33.75\t-84.38\n' +
      'Code\tContents\tGrade\nCA1257\tPump pressure low\tCaution\nCA2771\tSwing valve open circuit\tSerious';

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok LD-3 Komatsu WA380-8 5044 33.75 CA1257 medium CA2771 high']);
  });

  it.each(['Field\tMachine 1\tMachine 2', 'Parameter\tUnit 1\tUnit 2', 'Detail\tFirst\tSecond'])(
    'reads machines side by side below columns that are counted: %s',
    async (head) => {
      const text = `${head}\nMake\tKobelco\tCase\nModel\tSK210LC-11\tSV340B\nCode\tCA1257\tSPN 100 FMI 1\nPosition\t33.75, -84.38\t36.16, -86.78`;

      const machines = await machinesOf(text);

      expect(machines).toEqual([
        'ok - Kobelco SK210LC-11 - 33.75 CA1257 unknown',
        'ok - Case SV340B - 36.16 SPN 100 FMI 1 unknown',
      ]);
    },
  );

  it('reads a table below the navigation of its page and above its footer, all one paragraph', async () => {
    const text =
      'Hi MATE 2.0\tMachine\tFault\tReport\nTotal 1 record(s)\n' +
      'No.\tModel\tSerial No.\tAlias\tFault\tGrade\tHourmeter\tLatitude\tLongitude\n' +
      '1\tHX330AL\tHHKHK801CL0000419\tH-330\tSPN 339 FMI 3\tWarning\t2,051.8\t35.1028\t129.0403\n' +
      'Copyright HD Hyundai Construction Equipment. Rows per page 20';

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok H-330 Hyundai HX330AL 2051.8 35.1028 SPN 339 FMI 3 medium']);
  });

  it('reads a list of faults on its side, below a table of their machine', async () => {
    const machine = 'Frota\tFabricante\tModelo\tHorímetro\nPE-10\tHyundai\tR220LC-9S\t10.214\n\n';
    const faults =
      'Código\tSPN 94 FMI 18\tSPN 97 FMI 3\nDescrição\tPressão baixa\tÁgua no combustível\nNível\tAlto\tBaixo';
    const place = '\n\nLocalização: -20.07, -44.57';

    const machines = await machinesOf(machine + faults + place);

    expect(machines).toEqual(['ok PE-10 Hyundai R220LC-9S 10214 -20.07 SPN 94 FMI 18 high SPN 97 FMI 3 low']);
  });

  it('reads the columns of a drawn box one after the other', async () => {
    const text = [
      '+----------------------+------------------------+',
      '| Make   : Vermeer     | Code   : SPN 100 FMI 1 |',
      '| Model  : HG6000      | Grade  : Emergency     |',
      '| Name   : Mulch 2     | Set    : 2026-05-12    |',
      '| Hours  : 2,250.4     | Place  : 33.75, -84.38 |',
      '+----------------------+------------------------+',
    ].join('\n');

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok Mulch 2 Vermeer HG6000 2250.4 33.75 SPN 100 FMI 1 critical']);
  });

  it.each([
    [
      'brackets before the values',
      '(Make) Volvo (Model) L60H (Equip) WL-27 (Hrs) 5,104 (Code) SPN 97 FMI 3 (Lamp) Amber (Pos) 36.18, -115.13',
    ],
    [
      'strokes after short labels',
      'MK/ Volvo  MDL/ L60H  UNT/ WL-27  HRS/ 5104  FLT/ SPN 97 FMI 3  SEV/ AMBER  LOC/ 36.18, -115.13',
    ],
    [
      'signs',
      '#make Volvo #model L60H #unit WL-27 #hours 5104 #code SPN 97 FMI 3 #lamp Amber #gps 36.18, -115.13',
    ],
    [
      'brackets after the values',
      'Volvo (Make)\nL60H (Model)\nWL-27 (Unit #)\n5,104 h (Hour meter)\nSPN 97 FMI 3 (Code)\nAmber (Lamp)\n36.18, -115.13 (Lat/Long)',
    ],
    [
      'the fields of a form',
      'make=Volvo&model=L60H&unit_no=WL-27&hours=5104&fault_code=SPN+97+FMI+3&lamp=Amber&latitude=36.18&longitude=-115.13',
    ],
    [
      'dots that touch the value',
      'Mfgr.......Volvo\nMdl........L60H\nFleet #....WL-27\nHrs........5,104\nFlt code...SPN 97 FMI 3\nLamp.......Amber\nPosn.......36.18, -115.13',
    ],
  ])('reads labels that are told by %s', async (_, text) => {
    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok WL-27 Volvo L60H 5104 36.18 SPN 97 FMI 3 medium']);
  });

  it('reads a table with a column for each machine', async () => {
    const text = [
      '\tMachine 1\tMachine 2',
      'Unit\tEX-78\tWL-27',
      'Make\tKomatsu\tVolvo',
      'Model\tPC78US-11\tL60H',
      'Hours\t2,210\t5,104',
      'Code\tCA2311\tSPN 97 FMI 3',
      'Severity\tHigh\tMedium',
      'Position\t36.17, -115.14\t36.18, -115.13',
    ].join('\n');

    const machines = await machinesOf(text);

    expect(machines).toEqual([
      'ok EX-78 Komatsu PC78US-11 2210 36.17 CA2311 high',
      'ok WL-27 Volvo L60H 5104 36.18 SPN 97 FMI 3 medium',
    ]);
  });

  it('takes the names over the blocks of a digest for those of the machines', async () => {
    const text = ['Monster', 'Grader']
      .map((name, index) =>
        [
          `[${index + 1}] ${name} ----------`,
          `Model: Volvo EC${index + 1}50E`,
          `Serial: 31220${index}`,
          'Code: SPN 97 FMI 3',
          'Severity: High',
          'Hours: 10',
          'Position: 36.18, -115.13',
        ].join('\n'),
      )
      .join('\n\n');

    const machines = await machinesOf(text);

    expect(machines).toEqual([
      'ok Monster Volvo EC150E 10 36.18 SPN 97 FMI 3 high',
      'ok Grader Volvo EC250E 10 36.18 SPN 97 FMI 3 high',
    ]);
  });

  it('tells the parts of a line without labels by what they stand beside', async () => {
    const text = [
      'SL-26 | Skyjack SJ3226 | 27004418 | 330 h | F-61 Pothole protection | Medium | 51.4812, -3.1810',
      'BM-17 | Niftylift HR17 | 17-20118 | 901 h | E205 Basket overload | High | 51.6212, -3.9410',
    ].join('\n');

    const machines = await machinesOf(text);

    expect(machines).toEqual([
      'ok SL-26 Skyjack SJ3226 330 51.4812 F-61 medium',
      'ok BM-17 Niftylift HR17 901 51.6212 E205 high',
    ]);
  });

  it('lets a cell that spans rows count for each of them', async () => {
    const text =
      '<table><tr><th>Unit</th><th>Make</th><th>Model</th><th>Hours</th><th>Position</th><th>Code</th><th>Severity</th></tr>' +
      '<tr><td rowspan="2">WL-1</td><td rowspan="2">Volvo</td><td rowspan="2">L110H</td><td rowspan="2">7</td>' +
      '<td rowspan="2">43.04, -76.14</td><td>SPN 94 FMI 1</td><td>High</td></tr><tr><td>SPN 97 FMI 9</td><td>Low</td></tr></table>';

    const machines = await machinesOf(text);

    expect(machines).toEqual(['ok WL-1 Volvo L110H 7 43.04 SPN 94 FMI 1 high SPN 97 FMI 9 low']);
  });

  it.each([
    [
      'faults below each other, each after its time of day',
      'Digest 14 May 2026 (times are EDT)\n\nVolvo L60H "WL-9" S/N 612877\n06:12  E360-2  Low oil pressure  critical\n07:40 - 4711-3 Water in fuel (low)\n36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 E360-2 critical 4711-3 low',
    ],
    [
      'values over their labels',
      'WL-9\nAsset\nVolvo\nMake\nL60H\nModel\nE360-2\nFault code\nHigh\nSeverity\n36.1111, -115.1222\nLocation',
      'ok WL-9 Volvo L60H - 36.1111 E360-2 high',
    ],
    [
      'columns that their cells explain',
      'Who;Make;Model;Code;How bad;Where\nWL-9;Volvo;L60H;E360-2;critical;36.1111, -115.1222\n',
      'ok WL-9 Volvo L60H - 36.1111 E360-2 critical',
    ],
    [
      'names that one space sets apart, over a row of spaces',
      'No. Unit   Make    Model   Code     Severity   Position\n1   WL-9   Volvo   L60H    E360-2   High       36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 E360-2 high',
    ],
    [
      'the machines of a table over their columns',
      '\tWL-27\tWL-28\nMake\tVolvo\tVolvo\nModel\tL60H\tL90H\nCode\tSPN 97 FMI 3\tE360-2\nSeverity\tHigh\tHigh\nPosition\t36.1111, -115.1222\t36.1222, -115.1333',
      'ok WL-27 Volvo L60H - 36.1111 SPN 97 FMI 3 high | ok WL-28 Volvo L90H - 36.1222 E360-2 high',
    ],
    [
      'a feed whose values have names beside them',
      '{"asset":{"oem":{"name":"Volvo"},"model":{"value":"L60H"},"label":"WL-9"},"meter":[{"type":"ENGINE_HOURS","value":41.5,"unit":"h"}],"list":[{"name":"Fault code","value":"E360-2"},{"name":"Severity","value":"High"}],"lat":36.1111,"lon":-115.1222}',
      'ok WL-9 Volvo L60H 41.5 36.1111 E360-2 high',
    ],
    [
      'a feed with its columns apart from its rows',
      '{"columns":["unit","make","model","code","severity","lat","lon"],"rows":[["WL-9","Volvo","L60H","E360-2","High",36.1111,-115.1222]]}',
      'ok WL-9 Volvo L60H - 36.1111 E360-2 high',
    ],
    [
      'a log that puts something before its pairs',
      '[ALERT] host7: unit=WL-9 make=Volvo model=L60H spn=97 fmi=3 sev=HIGH lat=36.1111 lon=-115.1222',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'a place below all machines of a digest',
      'WL-9 - Volvo L60H, SN 612877\nSPN 97 FMI 3 Water in fuel, high\n\nWL-8 - Volvo L90H, SN 612878\nSPN 97 FMI 4 Water in fuel, low\n\nSite: 36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high | low_priority WL-8 Volvo L90H - 36.1111 SPN 97 FMI 4 low',
    ],
    [
      'no fault in times of day before what is no fault',
      'Notes 14 May 2026\n09:00 - E45 crossing closed\n10:00 - Volvo L60H to 36.1111, -115.1222',
      'missing_fault_code - Volvo L60H - 36.1111',
    ],
    [
      'a point of two numbers',
      '{"unit":"WL-9","make":"Volvo","model":"L60H","pos":[36.1111,-115.1222],"code":"SPN 97 FMI 3","severity":"high"}',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'a point of two numbers, the longitude first',
      '{"unit":"WL-9","make":"Volvo","model":"L60H","lngLat":[-115.1222,36.1111],"code":"SPN 97 FMI 3","severity":"high"}',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'pairs below a table of columns',
      'Unit\tMake\tModel\tCode\tText\tSeverity\nWL-9\tVolvo\tL60H\tSPN 97 FMI 3\tWater in fuel\thigh\nLocation\t36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'names over values in several lines as one record',
      'Make\tModel\tUnit\nVolvo\tL60H\tWL-9\nHours\tSeverity\tTime\n512\thigh\t2026-05-14 09:10\nCode\tText\tPosition\nSPN 97 FMI 3\tWater in fuel\t36.1111, -115.1222',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'a type of faults beside the machine of another table',
      'Unit\tMake\tModel\tHours\tPosition\nWL-9\tVolvo\tL60H\t512\t36.1111, -115.1222\n\nSeverity\tType\tIdentifier\tDescription\nHigh\tDiagnostic\tSPN 97 FMI 3\tWater in fuel',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'arrows between labels and values',
      'UNIT   => WL-9\nMAKE   => Volvo\nMODEL»L60H\nHOURS  -> 512\nCODE   => SPN 97 FMI 3\nLEVEL  → high\nPLACE  => 36.1111, -115.1222',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'a value up to a label that nobody knows',
      'Make: Volvo      Model: L60H\nUnit: WL-9       Level: high\nFault: SPN 97 FMI 3   Zzyx: many words\nPosition: 36.1111, -115.1222   Qwop: 4 min',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'names and numbers over the blocks of a digest',
      '=== 70114 ===\nMake: Volvo  Model: L60H  Fault: SPN 97 FMI 3  Level: high\nPosition: 36.1111, -115.1222\n\n=== 70233 ===\nMake: Volvo  Model: L90H  Fault: SPN 97 FMI 4  Level: low\nPosition: 36.1112, -115.1222',
      'ok 70114 Volvo L60H - 36.1111 SPN 97 FMI 3 high | low_priority 70233 Volvo L90H - 36.1112 SPN 97 FMI 4 low',
    ],
    [
      'labels with a space before their values',
      'unit wl-9\nmake volvo\nmodel L60H\nengine serial 6BK0771\nhours 512\ncode SPN 97 FMI 3\nlevel high\nlat 36.1111\nlon -115.1222',
      'ok wl-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'dots with spaces that lead to values',
      'Unit  . . . . WL-9\nMake  . . . . Volvo\nModel . . . . L60H\nCode  . . . . SPN 97 FMI 3\nLevel . . . . high\nPlace . . . . 36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'underscores that lead to values',
      'Unit _____ WL-9\nMake _____ Volvo\nModel ____ L60H\nCode _____ SPN 97 FMI 3\nLevel ____ high\nPlace ____ 36.1111, -115.1222',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'many parts of a line without a space between them',
      'VOLVO L60H/612877/SPN 97 FMI 3/HIGH/512 H/36.1111,-115.1222/2026-05-14 09:10',
      'ok - Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'a number by the unit beside it',
      '<alert><machine oem="Volvo" type="L60H" name="WL-9"/><counter unit="h">512</counter><place lat="36.1111" lon="-115.1222"/><event code="SPN 97 FMI 3" severity="Major"/></alert>',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'labels in one cell and their values in the next',
      '<table><tr><td>Unit<br>Make<br>Model<br>Code<br>Position</td><td>WL-9<br>Volvo<br>L60H<br>SPN 97 FMI 3<br>36.1111, -115.1222</td></tr></table>',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 unknown',
    ],
    [
      'labels of their own in cells beside a heading that spans them',
      '<table><tr><th rowspan=3>Machine</th><td>Volvo</td></tr><tr><td>Model L60H</td></tr><tr><td>Name WL-9</td></tr><tr><th>Fault</th><td>SPN 97 FMI 3</td></tr><tr><th>Place</th><td>36.1111, -115.1222</td></tr></table>',
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 unknown',
    ],
    [
      'no fault in what an operator typed',
      "Operator's remarks:\ncode was P9999 on my other one\n\nUnit: WL-9\nMake: Volvo\nModel: L60H\nCode: SPN 97 FMI 3\nPosition: 36.1111, -115.1222",
      'ok WL-9 Volvo L60H - 36.1111 SPN 97 FMI 3 unknown',
    ],
    [
      'a fault that a feed names for the engine, and a type that is nothing but a kind of message',
      '{"eventType":"AlertIncident","details":{"engineFault":{"vehicle":{"name":"WL-9","make":"Volvo","model":"L60H","engineHours":512},"j1939":{"spnId":97,"fmiId":3,"severity":"High"},"gps":{"lat":36.1111,"lng":-115.1222}}}}',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'nothing of what a feed tells of others: their places, and hours without work',
      '{"machine":{"make":"Volvo","model":"L60H","name":"WL-9"},"homeYard":{"city":"Salina","state":"KS","lat":38.8,"lon":-97.6},"previousLocation":{"lat":38.9,"lon":-97.7},"servicingDealer":{"city":"Hays","state":"KS"},"cumulativeIdleHours":{"hour":202.5},"fault":{"code":"SPN 97 FMI 3","severity":"high"}}',
      'missing_location WL-9 Volvo L60H - - SPN 97 FMI 3 high',
    ],
    [
      'the hours of an engine that has a record of its own',
      '{"machine":{"make":"Volvo","model":"L60H","name":"WL-9"},"engine":{"model":"D6J","hours":512},"fault":{"code":"SPN 97 FMI 3","severity":"high"},"lat":36.1111,"lon":-115.1222}',
      'ok WL-9 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'pairs whose names say in brackets which of several it is',
      '>> MACH=Epiroc/ST14 UNIT=LHD-4 SN=TMG14URE0312\n>> HRS(ENG)=512 HRS(PERC)=4210.2 HRS(IDLE)=1988.0\n>> EVT=2026-02-02T22:14:09+02:00 STATE=SET\n>> CODE=2117 SEV=HIGH\n>> POS=36.1111,-115.1222',
      'ok LHD-4 Epiroc ST14 512 36.1111 2117 high',
    ],
    [
      'that it is an alert before the name of a machine',
      'ALRT WHEEL-4 / Volvo L60H / sn 51400388 / 512h / SPN 97 FMI 3 water in fuel / high / 36.1111,-115.1222',
      'ok WHEEL-4 Volvo L60H 512 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'the machine below a page that tells of what is over',
      'KOMTRAX  >  Machine detail  >  Caution history\n\nCustomer machine name: Pit Digger 2\nMaker: Komatsu\nModel: PC360LC-11\nSMR: 512 h\nCode: CA451\nPosition: 36.1111, -115.1222',
      'ok Pit Digger 2 Komatsu PC360LC-11 512 36.1111 CA451 unknown',
    ],
    [
      'hours by when they were, in a row without colons',
      'Volvo L60H, ID WL-9\n  engine hours since new 4,250   |   fuel 41 %   |   odometer n/a\nSPN 97 FMI 3, high\n36.1111, -115.1222',
      'ok WL-9 Volvo L60H 4250 36.1111 SPN 97 FMI 3 high',
    ],
    [
      'JSON that stands as a text in JSON',
      '{"number":"INC0094417","caller":{"location":"1 Eagle Street, Brisbane QLD 4000"},"u_payload":"{\\"mfr\\":\\"Hyundai\\",\\"mdl\\":\\"HX520L\\",\\"nm\\":\\"EX52\\",\\"hm\\":7114.9,\\"flt\\":[{\\"cd\\":\\"HCESPN 525 FMI 5\\",\\"sv\\":\\"MAJOR\\"}],\\"loc\\":{\\"y\\":-22.3481,\\"x\\":148.0927}}"}',
      'ok EX52 Hyundai HX520L 7114.9 -22.3481 HCESPN 525 FMI 5 high',
    ],
    [
      'lamps by their colour alone, of which those that are off say nothing',
      '{"make":"KENWORTH","model":"T880","name":"W6","engineHours":8110.4,"dtc":{"spn":3251,"fmi":0,"amber":true,"stop":false},"gps":{"lat":40.5853,"lon":-105.0844}}',
      'ok W6 Kenworth T880 8110.4 40.5853 SPN 3251 FMI 0 medium',
    ],
    [
      'a row of strokes whose point leaves a nought out',
      'LD-118: Volvo L110H 632455 | 5004 h | P0217 Engine overheat (Critical) | 33.4255,-111.94 | 12.11.2026 05:40',
      'ok LD-118 Volvo L110H 5004 33.4255 P0217 critical',
    ],
    [
      'wide figures and their marks',
      '車両名称：ラフター5号\nメーカー：タダノ\n型式：GR-250N-5\n故障コード：SPN 4364 FMI 18\n重要度：中\nアワメータ：５，２１８．４ｈ\n所在地：北緯34度41分15秒 東経135度10分30秒',
      'ok ラフター5号 Tadano GR-250N-5 5218.4 34.6875 SPN 4364 FMI 18 medium',
    ],
    [
      'names and values in short',
      '{"d":[{"k":"unit","v":"LT-9"},{"k":"make","v":"Terex"},{"k":"model","v":"RL4"},{"k":"dtc","v":"SPN 629 FMI 12"},{"k":"sev","v":"critical"},{"k":"hours","v":"1804"},{"k":"pos","v":"36.1627,-86.7816"}]}',
      'ok LT-9 Terex RL4 1804 36.1627 SPN 629 FMI 12 critical',
    ],
    [
      'a list of codes beside a list of how bad each is',
      '{"asset_name":"P-12","asset_make":"Putzmeister","asset_model":"BSF 42-5","dtc_list":"P0299; U0415","dtc_sev":"medium; low","eng_hrs":5560,"lat":36.1627,"lon":-86.7816}',
      'ok P-12 Putzmeister BSF 42-5 5560 36.1627 P0299 medium U0415 low',
    ],
    [
      'what somebody says in a chat',
      '[12/11/26 06:12] Ruben: EX-204 cat 320gc low oil light, code 100-1\n[12/11/26 06:15] Dana: where\n[12/11/26 06:17] Ruben: 36.1111, -115.1222, 8122 hrs',
      'ok EX-204 Caterpillar 320gc 8122 36.1111 100-1 unknown',
    ],
    [
      'labels of one line that stars set in bold',
      '*Unit:* EX-14 *Make:* Hitachi *Model:* ZX210LC-6 *Code:* CA144 *Position:* 36.1111, -115.1222',
      'ok EX-14 Hitachi ZX210LC-6 - 36.1111 CA144 unknown',
    ],
  ])('reads %s', async (_what, text, expected) => {
    expect((await machinesOf(text)).join(' | ')).toBe(expected);
  });
});

describe('what stands behind a link to a map', () => {
  it.each(['07:14 CDT', 'seen 07:14', '2 h ago'])('is no address: %s', async (told) => {
    const { readings } = await readPastedAlert(
      `PB-17 (Vermeer HG4000TX): SPN 1569 FMI 31 torque derate - serious - 2,771 h - [map](https://www.google.com/maps?q=33.5207,-86.8025) - ${told}`,
    );

    expect(readings).toMatchObject([{ outcome: 'ok', location: { address: null } }]);
  });
});

async function machinesOf(text: string): Promise<string[]> {
  const { readings } = await readPastedAlert(text);
  return readings.map(({ outcome, unitNumber, brand, model, hours, location, faultCodes }) =>
    [
      outcome,
      ...[unitNumber, brand, model, hours, location.lat].map((read) => read?.value ?? '-'),
      ...faultCodes.flatMap(({ code, severity }) => [code.value, severity]),
    ].join(' '),
  );
}

describe('the cells of a table', () => {
  const machine = 'Kobelco SK210\t35.4437, 139.6380\t';

  it.each([
    ['with brackets', 'P0087 Rail (High), P2463 Soot (Low)'],
    ['behind dashes', 'P0087 Rail - High; P2463 Soot - Low'],
    ['before the codes', 'High: P0087 Rail, Low: P2463 Soot'],
  ])('gives each of several codes in one its own severity: %s', async (_, cell) => {
    expect(await faultsOf(`Machine\tLocation\tFaults\n${machine}${cell}`)).toEqual([
      'P0087 Rail high',
      'P2463 Soot low',
    ]);
  });

  it.each([
    ['lines', 'P0087<br>P2463', 'Rail<br>Soot', 'High<br>Low'],
    ['lists', list('P0087', 'P2463'), list('Rail', 'Soot'), list('High', 'Low')],
    ['commas', 'P0087, P2463', 'Rail, Soot', 'High, Low'],
    ['strokes', 'P0087 / P2463', 'Rail / Soot', 'High / Low'],
  ])('shares out what stands beside several codes: %s', async (_, ...cells) => {
    const row = [...machine.split('\t').slice(0, 2), ...cells];
    const html = [['Machine', 'Location', 'Code', 'Description', 'Severity'], row]
      .map((each) => `<tr>${each.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('');

    expect(await faultsOf(`<table>${html}</table>`)).toEqual(['P0087 Rail high', 'P2463 Soot low']);
  });

  it.each([
    ['codes of numbers and modes', 'SPN 102 FMI 18, SPN 94 FMI 17', 'High, Low'],
    ['one severity for all', 'SPN 102 FMI 18, SPN 94 FMI 17', 'High'],
  ])('tells %s one by one', async (_, codes, grades) => {
    const faults = await faultsOf(`Machine\tLocation\tCode\tSeverity\n${machine}${codes}\t${grades}`);

    const last = grades === 'High' ? 'high' : 'low';
    expect(faults).toEqual(['SPN 102 FMI 18 - high', `SPN 94 FMI 17 - ${last}`]);
  });

  it.each([
    ['tabs', '\t', '', ''],
    ['bars', ' | ', '| ', ' |'],
  ])('are empty where a machine goes on in the next row: %s', async (_, mark, before, after) => {
    const text = [
      'Unit,Machine,Location,Code',
      'EX-14,Kobelco SK210,37.0842 -94.5133,P0087',
      ',,,P2463',
      'WL-07,Hyundai HL960,36.8690 -94.3680,P0193',
    ]
      .map((row) => before + row.replaceAll(',', mark).replaceAll(' -', ', -') + after)
      .join('\n');

    expect(await machinesOf(text)).toEqual([
      'ok EX-14 Kobelco SK210 - 37.0842 P0087 unknown P2463 unknown',
      'ok WL-07 Hyundai HL960 - 36.869 P0193 unknown',
    ]);
  });

  it.each(['', '-', '–'])('keep their columns behind a first one of %j', async (unit) => {
    const text = [
      'Unit\tMachine\tHours\tCode\tSeverity\tLocation',
      `${unit}\tKobelco SK210\t6204\tP0087\tHigh\t37.0842, -94.5133`,
      'WL-07\tHyundai HL960\t5120\tP0193\tHigh\t36.8690, -94.3680',
    ].join('\n');

    expect(await machinesOf(text)).toEqual([
      'ok - Kobelco SK210 6204 37.0842 P0087 high',
      'ok WL-07 Hyundai HL960 5120 36.869 P0193 high',
    ]);
  });
});

function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

async function faultsOf(text: string): Promise<string[]> {
  const { readings } = await readPastedAlert(text);
  return readings.flatMap(({ faultCodes }) =>
    faultCodes.map(
      ({ code, description, severity }) => `${code.value} ${description?.value ?? '-'} ${severity}`,
    ),
  );
}

it.each([2, 3])(
  'Labels with %i empty lines before their values, and one before the next, have these values',
  async (gap) => {
    const pairs = [
      ['Unit', 'WL-22'],
      ['Make', 'Hyundai'],
      ['Model', 'HL955'],
      ['Hours', '2104'],
      ['Fault code', 'SPN 100 FMI 1'],
      ['Description', 'Oil pressure low'],
      ['Location', '12 Elm St, Keene, NH 03431'],
    ];
    const body = pairs.map((pair) => pair.join('\n'.repeat(gap + 1))).join('\n\n');
    const mail = `From: P <t@h.example>\nSubject: New alert\nContent-Type: text/plain; charset=utf-8\n\n${body}\n`;

    const { readings } = await readMailAlert(Buffer.from(mail.replaceAll('\n', '\r\n')));

    expect(readings).toMatchObject([
      {
        outcome: 'ok',
        unitNumber: { value: 'WL-22' },
        hours: { value: 2104 },
        faultCodes: [{ code: { value: 'SPN 100 FMI 1' }, description: { value: 'Oil pressure low' } }],
      },
    ]);
  },
);

describe('rows of a file', () => {
  it('are not put on one line where a cell in quotation marks has a comma', async () => {
    const text =
      'Code,Unit,Severity,Position,Serial,Make,Model,Hours,Text,Time\n0x1B04,L-1,Amber,"Elko, NV",0300214418,JLG,860SJ,"30,411",Main pump current low,"6:12 am on March 4, 2026"\nE361(2),Crane 4,High,"Reno, NV",7304418,Komatsu,PC210LC-11,412.5,Engine overheat,"Mar 4 2026, 6:12am CST"';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['0x1B04'],
      ['E361(2)'],
    ]);
  });
});

describe('a link in a row', () => {
  it.each([
    'EX-1 | Cat 336 | 7304418 | 877 h | P0087 Low oil pressure | high | 2026-03-04 06:12 | Elko, NV\nT12 | Case CX210D | 7304419 | 877 h | P0087 Low oil pressure | high | 2026-03-04 06:12 | https://maps.google.com/?q=39.7589,-84.1916',
    'Unit;Make;Model;Place;Code;Time\nEX-1;Cat;336;Elko, NV;P0087;2026-03-04 06:12\nT12;Case;CX210D;https://maps.google.com/?q=39.7589,-84.1916;P0087;2026-03-04 06:12',
    'Model\tMake\tPlace\tUnit\tCode\tTime\n336\tCat\tElko, NV\tEX-1\tP0087\t2026-03-04 06:12\nCX210D\tCase\thttps://maps.google.com/?q=39.7589,-84.1916\tT12\tP0087\t2026-03-04 06:12',
  ])('is the point of its own machine: %#', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ unitNumber, location, detectedAt }) => [
        unitNumber?.value,
        location.city?.value ?? location.lat?.value,
        detectedAt?.value,
      ]),
    ).toEqual([
      ['EX-1', 'Elko', '2026-03-04T06:12:00'],
      ['T12', 39.7589, '2026-03-04T06:12:00'],
    ]);
  });

  it('ends where its quotation marks do', async () => {
    const text =
      'Unit,Model,Mfr,Text,Code,Position,Occurred\nWL-44,HX220AL,Hyundai,Compressor pressure,AL 0452,"https://maps.google.com/?q=39.7589,-84.1916",2026-03-04 06:12 EST';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading).toMatchObject({
      location: { lat: { value: 39.7589 } },
      detectedAt: { value: '2026-03-04T06:12:00-05:00' },
    });
  });
});
