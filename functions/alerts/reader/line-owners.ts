import { has, type Line, lineText, partOfLine, sign } from './lines.ts';
import { matchAtWord, type Scan } from './scan.ts';
import { setOfWords } from './vocabulary.ts';

/*
 * Whose a line is that looks like another's: of the machine, above the dealer's (`Reported … near …`); of the office that sent the
 * message (`H-E Telematics, 61 Virginia St E, …`); of a machine that this one is not to be mixed up with.
 */

/** `Reported 06-Oct-2026 11:18 MDT near …`, `machine at customer 218 Tannery St`: of the machine, whatever office stands below. */
export function tellsWhenOrWhere(text: string, line: Line): boolean {
  return (
    has(line, sign.digit) && whenOrWhere.test(text.slice(line.start, Math.min(line.end, line.start + 60)))
  );
}

const whenOrWhere =
  /^(?:(?:first |last )?(?:reported|recorded|detected|raised|occurred|triggered|logged|generated|observed|located|seen|active since|gemeldet|erfasst|aufgetreten|erkannt|signalé|détecté|survenu|enregistré|reportad[oa]|detectad[oa]|registrad[oa]|ocurrid[oa]|ocorrid[oa]|rilevat[oa]|segnalat[oa]|registrat[oa]|gemeld|opgetreden|geregistreerd|registrerad|rapporterad|registreret|registrert|havaittu|zgłoszono|wykryto|zjištěno|nahlášeno)(?: (?:on|at|am|um|le|el|il|op|den|em|em|dnia|dne))?:? (?:\p{L}{2,10}\.?,? )?\d|(?:current|present|last known|machine) (?:location|position|address):? |(?:the |this |die |la |le |el |il |de |a )?(?:machine|unit|maschine|gerät|engin|máquina|equipo|macchina|mezzo|maskin(?:en)?|kone|maszyna|stroj) (?:is |ist |est |está |è |är |er |on |jest |je )?(?:now |still |currently |jetzt )?(?:at|near|in|bei|beim|chez|en|na|a|presso|bij|hos|u) )/iu;

/** `H-E Telematics, 61 Virginia St E, Charleston, WV 25301` at the end of a message that has told of a place above: whose mail it is. */
export function isOfficeLine(text: string, lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || !has(line, sign.digit) || !has(line, sign.comma) || line.end - line.start > 140) return false;
  const named = text.slice(line.start, line.end);
  return (
    officeThenStreet.test(named) &&
    postal.test(named) &&
    lines.slice(0, at).some((other) => other.role === 'body' && postal.test(lineText(text, other)))
  );
}

/** Words that companies' names end with; not all of them, since a site may be called so (`Lehigh Cement`). */
const hirers =
  'telematics|monitoring|rentals?|hire|leasing|machinery|tractors?|implements?|fleet services?|dealers?|baumaschinen|landmaschinen|mietpark|vermietung|maquinaria|alquiler(?:es)?|noleggi?o?|macchine|locações|locação|verhuur|uthyrning|udlejning|utleie|maskiner|maszyny|wynajem';
const legalForm =
  '(?: (?:&|and|inc|ltd|llc|co|gmbh|ag|sa|sarl|srl|s\\.l|bv|ab|as|a\\/s|sp\\.)[ .\\p{L}]{0,20})?';
const officeThenStreet = new RegExp(
  `^\\p{Lu}[^,:;|\\d]{1,40}(?<!\\p{L})(?:${hirers})${legalForm}\\.?(?:,| [-–|·•]) (?=[^,]{0,40}\\d)`,
  'iu',
);

/** `Ashworth Plant Hire` over `9 High Street, Wakefield WF2 7UA` as the last lines: who writes, though no greeting is above. */
export function isCompanyOverAddress(text: string, own: readonly Line[]): boolean {
  // `----` around it
  const [first, second] = own.filter((line) => line.from < line.to);
  if (!first || !second || own.length > 7 || has(first, sign.digit) || first.end - first.start > 60)
    return false;
  const name = lineText(text, first);
  return has(second, sign.digit) && (namesCompany.test(name) || isFirm(name));
}

/** `ООО «Лисин»`, `株式会社山田重機`, `长沙机械有限公司`, `Lipa stavby s.r.o.`: a name with the form of company that it is. */
export function isFirm(name: string): boolean {
  return firm.test(name);
}

const firm =
  /^(?:(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ПП|ФОП|ЕООД) ?[«"„“\p{Lu}][^,:;|\d]{1,50}|(?:株式会社|有限会社|合同会社|\(株\)|㈱|주식회사|\(주\)|㈜) ?[^\s,:;|][^,:;|]{1,30}|[^\s,:;|\d][^,:;|]{1,30}(?:株式会社|有限会社|有限公司|股份公司|集团公司|분공사|주식회사|\(株\)|㈱|\(주\)|㈜)|\p{Lu}[^,:;|\d]{1,50}?,? (?:AB|Oy|Oyj|OÜ|SIA|UAB|AS|A\/S|ApS|GmbH(?: & Co\.? KG)?|AG|KG|B\.?V\.?|N\.?V\.?|S\.?A\.?|S\.?L\.?U?\.?|S\.?A\.?S\.?|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|SRL|Lda\.?|Ltda\.?|s\. ?r\. ?o\.|a\. ?s\.|[Ss]p\. ?z ?o\. ?o\.|Kft\.?|Zrt\.?|Bt\.|Nyrt\.?|d\. ?o\. ?o\.|d\. ?d\.|EOOD|EАD|A\.?Ş\.?|Ltd\. ?Şti\.?|ЕООД|ООД|АД|Α\.?Ε\.?|ΕΠΕ))$/u;

const namesCompany = new RegExp(
  `^(?:(?:\\p{Lu}[^,:;|]{1,40} |)(?:service|fleet|parts|plant|workshop|rental|hire) (?:department|dept\\.?|desk|team|office)|\\p{Lu}[^,:;|]{1,40}(?<!\\p{L})(?:${hirers}|equipment|construction|contractors|contracting|groundworks|\\p{L}{0,12}bau|bauunternehmung|tp|btp|travaux publics|talleres|construcciones|costruzioni|construções|maskin|entreprenad|anlegg|entreprenør|budownictwo|stavby|inşaat)${legalForm}|(?:talleres|construcciones|construções|costruzioni|excavaciones|alquileres) \\p{Lu}[^,:;|]{1,40})\\.?$`,
  'iu',
);

/** `- Jim, Acme Rentals, 45 Glover Ave, Norwalk, CT`, `Ashworth Plant Hire, 9 High Street, Wakefield` as the last line: a signature in one. */
export function isSignedLine(text: string, own: readonly Line[]): boolean {
  const [line, other] = own;
  if (!line || other || !has(line, sign.digit) || line.end - line.start > 140) return false;
  const named = text.slice(line.start, line.end);
  if (isFirmWithAddress(named)) return true;
  if (!has(line, sign.comma)) return false;
  const isDashed = /[-–—~] ?$/.test(text.slice(Math.max(0, line.start - 2), line.start));
  return officeThenStreet.test(isDashed ? named.replace(firstName, '') : named);
}

/** `Portal S.A. | C/ Feria 12 | 41003 Sevilla`, `Portal Ltda - Av. Brasil 200 - Curitiba/PR`: a firm, and where it is. */
function isFirmWithAddress(named: string): boolean {
  const edge = /,? [|·•–—-] |, (?!(?:Inc|LLC|Ltd|S\.|[asd]\.)(?!\p{L}))/u.exec(named);
  return edge !== null && isFirm(named.slice(0, edge.index)) && /\d/.test(named.slice(edge.index));
}

/** `CNPJ 12.345.678/0001-90 | Av. Brasil 200`, `… Uddevalla, org.nr 556000-1234`: under which number a firm is registered. */
export function isRegistryLine(text: string, line: Line): boolean {
  return (
    has(line, sign.digit) &&
    line.end - line.start < 240 &&
    registryNumber.test(text.slice(line.start, line.end))
  );
}

const registryNumber =
  /(?<![\p{L}\p{N}])(?:CNPJ|C\.?I\.?F\.?|N\.?I\.?F\.?|NIPC|NIP|REGON|KRS|IČO|DIČ|ИНН|ОГРН|ЄДРПОУ|SIRET|SIREN|RCS|R\.?U\.?T\.?|RFC|CUIT|P\. ?IVA|Partita IVA|KVK|KvK|BTW|HRB|USt-?Id-?Nr\.?|MwSt-?Nr\.?|[Oo]rg\.? ?-?nr\.?|CVR|Y-tunnus|Adószám|CUI|VKN|Vergi No)(?: (?:nr|n[°º]|no))?\.?\s?[:.]?\s?(?:\p{Lu}{1,3}[ -]?)?\d[\d ./-]{5,20}/u;

/** `Jim, `, `Jim Hale / `: who signs, before what he works for. */
const firstName = /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}[\p{L}'’.-]{0,18})?(?:,| [/|@–-]) /u;

/** `Do NOT mix up with B-84 (serial 0300298840), that one is fine.`: the rest of such a sentence is about another machine. */
export function markOthers(scan: Scan, lines: readonly Line[]): void {
  const { text } = scan;
  const next = (at: number) => matchAtWord(scan, text, 0, mixingWords, toldApart, at);
  for (let match = next(0), count = 0; match && count < 8; match = next(match.index + match[0].length)) {
    count += 1;
    const at = match.index;
    const line = lines.findLast((each) => each.start <= at && at < each.end);
    if (line?.role !== 'body') continue;
    const rest = text.slice(at, line.end);
    // What goes on about the machine itself is read, with what stands in between.
    if (/[\p{L}\d)][.!?]\s+\p{Lu}/u.test(rest)) continue;
    const lead = text
      .slice(line.start, at)
      .replace(
        /[\s(–-]{0,4}(?:(?:please |bitte )?(?:do not|don['’]t|not to be|not|nicht|ne pas|à ne pas|no|não|da non|niet|inte|ikke|nie|ne)\s)?$/iu,
        '',
      );
    if (lead.length < 12) line.role = 'aside';
    else Object.assign(line, partOfLine(scan, line, line.start, line.start + lead.length));
  }
}

const mixingWords = setOfWords(
  'confuse confused mix mixed verwechseln verwechselt confondre confundir confondere verwarren förväxla förväxlas forveksle forveksles mylić zaměňovat',
);
const toldApart =
  /(?:confused?|mix(?:ed)?(?: (?:it|this|her|this one|them))? up|mix up|verwechsel[nt]|confondre|confundir|confondere|verwarren|förväxlas?|forveksles?|mylić|zaměňovat)(?: (?:it|this|her|this one|sie|ihn|la|le|lo|hem|den))? (?:with|mit|avec|con|com|met|med|z|ze|s|se)(?!\p{L})|verwechseln/iuy;

const postal =
  /\b\d{5}(?:-\d{4})?\b|\b\d{4} [A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\b\d{2}-\d{3}\b|\b\d{4} \p{Lu}/u;
