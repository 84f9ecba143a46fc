import { describe, expect, it } from 'vitest';
import { htmlText, isHtml } from '#functions/alerts/reading/text-forms/html.ts';
import { costRatio, linear } from '#test/support/cost-ratio.ts';

describe('HTML as a person sees it', () => {
  it.each([
    [
      'leaves out what is hidden, styled, scripted or commented',
      '<style>.a{}</style><!-- SPN 1 FMI 1 --><div style="display: none">SPN <div>2</div> FMI 2</div><script>3</script><p hidden>4</p><p>seen</p>',
      'seen',
    ],
    [
      'leaves out what the mail’s style sheet hides, but for what it hides on small screens alone',
      '<style>/* .p */ .pre, p.q{display:none;font-size:1px} @media (max-width:600px){.wide{display:none}} .x{color:red}</style><div class="pre note">SPN 1 FMI 1</div><p class="q">2</p><p class="wide x">seen</p>',
      'seen',
    ],
    [
      'sees no white letters but on a ground of another colour',
      '<style>.btn{background:#E10000}</style><p style="color:#fff">1</p><div bgcolor="#003da6"><font color="white">2</font></div><p class="btn"><a style="color:#fff">3</a></p><p style="background:#f4f4f4"><span style="color:#ffffff">4</span></p>',
      '2\n\n3',
    ],
    [
      'sees no letters without a size, and those within that have one',
      '<td style="font-size:0px">1<div style="font-size:13px">seen</div></td>',
      'seen',
    ],
    ['hides no more than a paragraph that nobody closed', '<p hidden>1<p>seen', 'seen'],
    [
      'shows where a maps link points, and no other address',
      '<a href="https://maps.google.com/?q=1.5,2.5&amp;z=3">map</a> <a href="https://x.example/SPN110">more</a>',
      'map https://maps.google.com/?q=1.5,2.5&z=3 more',
    ],
    [
      'opens a link that a gateway has put its own address around',
      '<a href="https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D40.704%2C-99.081">Map</a>',
      'Map https://maps.google.com/?q=40.704,-99.081',
    ],
    ['keeps preformatted lines as they are', 'x<pre>a  b\n  c\n</pre>y', 'x\na  b\n  c\ny'],
    [
      'reads names and numbers of characters',
      '47&deg;15&#39;N &ndash; M&uuml;nchen &unknown; &#x1F600;',
      "47°15'N – München &unknown; 😀",
    ],
    [
      'knows a sign that begins no tag',
      '5 < 7 & <b>more</b> <jo@x.example> <https://x.example/a>',
      '5 < 7 & more <jo@x.example> <https://x.example/a>',
    ],
    ['takes a quotation mark that nobody closed for a character', '<p title="a>seen</p>', 'seen'],
    [
      'begins each item of a list with a dash',
      '<ul><li><p>a</p></li><li>b<ol><li>c</ol></ul>',
      '- a\n\n- b\n\n- c',
    ],
    [
      'sets a colon between a term and its descriptions',
      '<dl><dt>Unit<dd>EX-14<dt>Codes:<dd>E1<dd><p>E2</p></dl>',
      'Unit: EX-14\nCodes: E1, E2',
    ],
    [
      'sets smaller words of a heading apart',
      '<h3>Big Paver <small>Vögele SUPER</small></h3>',
      'Big Paver  Vögele SUPER',
    ],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});

describe('Words in an element of their own', () => {
  it.each([
    ['have a colon behind bold ones that touch', '<b>Machine</b>Bobcat S76', 'Machine: Bobcat S76'],
    [
      'have no second mark',
      '<p><strong>Machine:</strong> Bobcat<br><b>Unit</b> – EX-1',
      'Machine: Bobcat\nUnit – EX-1',
    ],
    ['stay as they are for a space', '<p><b>Bobcat</b> S76 is down', 'Bobcat S76 is down'],
    ['stay one word where they are', '<b>JC</b><span>B</span>, <b>T</b>he', 'JCB, The'],
    [
      'keep a gap before a badge',
      '<span>Rail pressure low</span><span class="b">HIGH</span>',
      'Rail pressure low  HIGH',
    ],
    [
      'are labels where several lines begin so',
      '<p><b>Unit</b> EX-1<br><b>Make</b> Case<br><b>Hours</b> 51',
      'Unit: EX-1\nMake: Case\nHours: 51',
    ],
    [
      'are labels where several of one look are',
      '<style>.k{color:#888}</style><p><i class="k">Unit</i> EX-1<p><b>Case</b> 580<p><i class="k">Make</i> Case<p>x<p><i class="k">Hours</i> 51',
      'Unit: EX-1\n\nCase 580\n\nMake: Case\n\nx\n\nHours: 51',
    ],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});

describe('Tables', () => {
  const list = (...lines: string[]) =>
    `<td><table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table></td>`;

  it.each([
    [
      'have a row on a line, a tab between its cells',
      '<table><tr><th>Code</th><th>Level</th></tr><tr><td>E1</td><td><b>High</b></td></tr></table>',
      'Code\tLevel\nE1\tHigh',
    ],
    [
      'forgive what nobody closed',
      '<table><tr><td>Level<td>5 < 7<tr><td>Oil<td>low',
      'Level\t5 < 7\nOil\tlow',
    ],
    ['have rows without a table around them', '<tr><td>Level</td><td>5</td></tr>', 'Level\t5'],
    [
      'that lay out a page keep the lines of their cells',
      '<table><tr><td><table><tr><td>Serial</td><td>A1</td></tr></table></td><td><p>Foot</p></td></tr></table>',
      'Serial\tA1\n\nFoot',
    ],
    [
      'of one line each are cells of a row',
      `<table><tr>${list('Unit')}${list('EX-1')}</tr><tr>${list('Make')}${list('Case')}</tr></table>`,
      'Unit\tEX-1\nMake\tCase',
    ],
    [
      'that list a few lines in a row of data stay in that row',
      `<table><tr><th>Asset</th><th>Event</th><th>Where</th></tr><tr>${list('H-45', 'S/N 3T601188')}${list('E0265(2)', 'High')}<td>Aspen</td></tr></table>`,
      'Asset\tEvent\tWhere\nH-45, S/N 3T601188\tE0265(2), High\tAspen',
    ],
    [
      'set labels that are stacked beside their values',
      '<table><tr><td>Make<br>Model<br>Serial</td><td>Volvo<br>A30G<br>732118</td></tr></table>',
      'Make\tVolvo\nModel\tA30G\nSerial\t732118',
    ],
    [
      'keep a label above its value',
      '<table><tr><td>Unit<br>EX-1</td><td>Hours<br>51</td></tr></table>',
      'Unit\nEX-1\nHours\n51',
    ],
    [
      'keep columns in place below names over several and beside cells of several rows',
      '<table><tr><th rowspan=2>Machine<th colspan=2>Fault<th rowspan=2>Hours<tr><th>SPN<th>FMI<tr><td rowspan=2>EX-1<td>100<td>1<td>44<tr><td>110<td>0<td>45</table>',
      'Machine\tFault\t\tHours\nMachine\tSPN\tFMI\tHours\nEX-1\t100\t1\t44\nEX-1\t110\t0\t45',
    ],
    [
      'keep empty cells, and no column in which nothing stands',
      '<table><tr><td>Code<td>&nbsp;<td>Text<td>Level<tr><td>E1<td><td><td>High</table>',
      'Code\tText\tLevel\nE1\t\tHigh',
    ],
    [
      'show what a picture says where a cell has nothing else',
      '<table><tr><td><img alt="High" src="h.png"></td><td>P0087</td></tr><tr><td><img alt="x"> Low</td><td>P0193</td></tr></table>',
      'High\tP0087\nLow\tP0193',
    ],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});

describe('Text that starts like HTML', () => {
  it.each(['<!DOCTYPE html><p>', '\n<table><tr>', '<body><p>x', '<br>x'])('is a page: %s', (text) => {
    expect(isHtml(text)).toBe(true);
  });

  it.each(['<Body><Alert>', '<table><row>', '<Fleet><Equipment>', '5 <b>', '{"a":1}'])(
    'is not a page: %s',
    (text) => {
      expect(isHtml(text)).toBe(false);
    },
  );
});

describe('A hostile page', () => {
  it.each([
    'a',
    '<',
    '<a ',
    '&',
    '<div>',
    '</b>',
    '<p hidden>',
    '<b>Ab',
    '<b>a</div>',
    '<span>Ab</span>',
    '<a b="',
    '<title>',
    '<table><tr><td>12</td><td>',
    '<tr><td rowspan=60 colspan=60>a<td rowspan=60>b',
    'a<br>',
    '<dt>a<dd>b',
    '<dd>b</dd>',
  ])('costs no more than its length: %s', async (part) => {
    const page = (length: number) => `<dl><dt>a</dt>${part.repeat(length / part.length)}`;

    const ratio = await costRatio(page, 128_000, htmlText);

    expect(ratio).toBeLessThan(linear);
  });

  it('can have more lines in a cell than a call has arguments', () => {
    const cell = `Serial: ABC12345<br>${'a<br>'.repeat(300_000)}`;

    expect(htmlText(`<table><div>${cell}</div><tr><td><table><tr><td>${cell}</td></tr></table>`)).toMatch(
      /^Serial: ABC12345\na\n/,
    );
  });

  it('keeps the words of elements that are nested too deep', () => {
    expect(htmlText(`${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}<p>y`)).toBe('x\n\ny');
  });
});
