import { lineStart } from './line-edges.ts';
/*
 * Numbers of papers that tell of a fault: of its report, not of the fault or the machine.
 */

/** True for a number that a report's name leads to: `Segnalazione guasto n. 0611/26`, `Fault report no. 4471`, `Störmeldung Nr. 45/2026`. */
export function isDocumentNumber(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(lineStart(text, start), start - 60), start);
  if (!numbered.test(before)) return false;
  return ofReport.test(before) || (ofMessage.test(before) && ofYear.test(text.slice(start, end)));
}

/** True for what opens a gate or what a rental is booked by: `Gate code P0217`, `Confirmation no. E0363`, `Permit: P0217`. */
export function isPaperCode(text: string, start: number, end: number): boolean {
  if (!oneToken.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(lineStart(text, start), start - 48), start);
  return ofPaper.test(before) || (calledPaper.test(before) && endsThere.test(text.slice(end, end + 4)));
}

/** True for a number that an order, a job, a gate or an extension goes by: `WO: 5512`, `P.O. 44817`, `Gate: 4471`. */
export function isNumberOfPaper(text: string, start: number): boolean {
  const before = text.slice(Math.max(lineStart(text, start), start - 28), start);
  return ofOrder.test(before) || ofTaxes.test(before);
}

/** `VAT no. `, `USt-IdNr. `, `TVA `, `ABN `: by which the taxes know a company. */
const ofTaxes =
  /(?<![\p{L}\d])(?:vat|tva|u?st\.?-?id(?:ent)?(?:-?nr)?|steuer(?:nr|nummer)|(?:p(?:art)?(?:ita)?\.? ?)?iva|nif|cif|siren|siret|btw|kvk|moms|mva|nip|regon|abn|gst|cvr|org\.?-?nr|eori|tax id|cnpj|rfc|dič|ičo)\.?(?: ?(?:no|nr|num|number|id|reg|intracom\p{L}{0,12}))?\.?\s?[:#=]{0,2}\s{0,2}$/iu;

const ofOrder =
  /(?<![\p{L}\d])(?:(?:[PWSRJT]\.?O|RMA|RFQ|INC)\.?|(?:work |purchase |service |repair |sales )?orders?|jobs?|ref(?:erence)?|case|ticket|invoice|quote|account|acct|cust(?:omer)?|contract|permit|booking|claim|gate|door|lock|key|code for gate|ext(?:ension)?|pager|badge|room|bay|lot|dock|suite|phone|tel|cell|fax|pin code)\.?(?: ?(?:no|nr|num|number|id|code))?\.?\s?[#:=]{0,2}\s{0,2}#?$/iu;

/** No `SPN 94 FMI 1`, which nobody gives to a paper. */
const oneToken = /^[A-Z\d-]{3,12}$/;
const ofPaper =
  /(?<!\p{L})(?:(?:call-?off|confirmation|pick-?up|collection|release|cost|phase|access|gate|key|rate|category|product|dealer|booking|docket|door|entry|lock|discount|billing|branch|customer|account|reservation|delivery) code(?: (?:no|number))?|(?:docket|case|ticket|ref|reference|contract|order|permit|job|booking|lot|incident|release|confirmation|invoice|quote|reservation|rental|hire|agreement|delivery|collection) (?:no|nr|number|#)|p\.?o\.?)\.?\s?[:#]?\s{0,3}$/iu;
/** Without `no.` it may be a title: `Ticket: P0217 engine overheats`. */
const calledPaper = /(?<!\p{L})(?:(?:reference|ref|ticket|permit|job)\.?\s?[:#]?|case\s?[:#])\s{0,3}$/iu;
const endsThere = /^(?:\.?\s{0,2}(?:$|\n)|[,;]|\.\s)/;

const numbered = /(?:(?<!\p{L})(?:n[°ºor]?|nr|num|numero|número|nummer|number|č|#)[.:]?|#)\s{0,2}$/iu;

const fault =
  "(?:\\s(?:(?:di|de|del|della|of|von|over|van|av|om|o|da|sur|sobre)\\s|d[’'])?(?:guasto|guasti|anomalia|difetto|panne|défaut|incident|avería|averías|falla|fallas|fallo|falha|avaria|störung|storing|fel|fejl|feil|awarii|usterki|poruchy|závady|vika|arıza|fault|faults|breakdown|defect|damage))?";

const ofReport = new RegExp(
  `(?<!\\p{L})(?:(?:\\p{L}{3,12}\\s)?(?:report|ticket|form|sheet)|rapport|compte rendu|fiche|bon|constat|rapporto|segnalazione|verbale|scheda|denuncia|parte|informe|reporte|boletín|relatório|ficha|registo|\\p{L}{0,16}(?:bericht|protokoll|anzeige|anmälan|rapporten?|rapportage|formulier)|zgłoszenie|raport|protokół|rapor(?:u)?)${fault}\\s(?:id\\s)?\\S{1,7}\\s{0,2}$`,
  'iu',
);

/** What may name the fault's own message as well. */
const ofMessage =
  /(?<!\p{L})\p{L}{0,16}(?:meldung|melding|meddelelse|hlášení|ilmoitus|bildirimi|aviso|avviso|avis|anmeldelse)(?:\s\p{L}{2,12}){0,3}\s\S{1,7}\s{0,2}$/iu;

/** `45/2026`, `0611/26`, `2026-118` */
const ofYear = /^(?:\d{1,6}[/-](?:20)?[2-3]\d|20[2-3]\d[/-]\d{1,6})$/;
