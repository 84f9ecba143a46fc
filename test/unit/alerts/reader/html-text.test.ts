import { describe, expect, it } from 'vitest';
import { decodeEntities, htmlText } from '#functions/alerts/reader/html-text.ts';

describe('HTML as a person sees it', () => {
  it('puts the cells of a data row on one line, a tab apart', () => {
    expect(
      htmlText('<table><tr><th>Code</th><th>Level</th></tr><tr><td>E1</td><td><b>High</b></td></tr></table>'),
    ).toBe('Code\tLevel\nE1\tHigh');
  });

  it('keeps the lines of cells that lay out blocks', () => {
    const layout =
      '<table><tr><td><table><tr><td>Serial</td><td>A1</td></tr></table></td><td><p>Foot</p></td></tr></table>';

    expect(htmlText(layout)).toBe('Serial\tA1\n\nFoot');
  });

  it('sets a list in a cell of a row on the line of that row', () => {
    const list = (...lines: string[]) =>
      `<td><table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table></td>`;
    const rows = `<tr>${list('H-45', 'S/N 3T601188')}${list('E0265(2)', 'High')}<td>Aspen</td></tr>`;

    const text = htmlText(`<table><tr><th>Asset</th><th>Event</th><th>Where</th></tr>${rows}</table>`);

    expect(text).toBe('Asset\tEvent\tWhere\nH-45, S/N 3T601188\tE0265(2), High\tAspen');
  });

  it('leaves out what is hidden, styled, scripted or commented', () => {
    const html =
      '<style>.a{}</style><!-- SPN 1 FMI 1 --><div style="display: none">SPN <div>2</div> FMI 2</div><script>3</script><p hidden>4</p><p>seen</p>';

    expect(htmlText(html)).toBe('seen');
  });

  it('leaves out what the mail’s style sheet hides, but for what it hides on small screens alone', () => {
    const html =
      '<style>/* .p */ .pre, p.q{display:none;font-size:1px} @media (max-width:600px){.wide{display:none}} .x{color:red}</style><div class="pre note">SPN 1 FMI 1</div><p class="q">2</p><p class="wide x">seen</p>';

    expect(htmlText(html)).toBe('seen');
  });

  it('shows where a maps link points, and no other address', () => {
    const html =
      '<a href="https://maps.google.com/?q=1.5,2.5">map</a> <a href="https://x.example/SPN110">more</a>';

    expect(htmlText(html)).toBe('map https://maps.google.com/?q=1.5,2.5 more');
  });

  it('shows how bad it is where a cell has but a picture of it, and no picture of a message', () => {
    const html =
      '<table><tr><td><img alt="High" src="h.png"></td><td>P0087</td></tr><tr><td><img alt="Info"></td><td>P0193</td></tr></table>';

    expect(htmlText(html)).toBe('High\tP0087\n\tP0193');
  });

  it('keeps a badge apart from the words that it touches', () => {
    const html =
      '<div><span>Rail pressure low</span><span class="b">HIGH</span></div><div><b>JC</b><span>B</span></div>';

    expect(htmlText(html)).toBe('Rail pressure low  HIGH\nJCB');
  });

  it('forgives what nobody closed or escaped', () => {
    expect(htmlText('<table><tr><td>Level<td>5 < 7 & more<tr><td>Oil<td>low')).toBe(
      'Level\t5 < 7 & more\nOil\tlow',
    );
  });

  it('knows the entities of mail', () => {
    expect(decodeEntities('47&deg;15&#39;N &ndash; M&uuml;nchen &unknown; &#x1F600;')).toBe(
      "47°15'N – München &unknown; 😀",
    );
  });
});
