import type { Line } from './lines.ts';
import { type Scan, startOf } from './scan.ts';
import { may } from './vocabulary.ts';

/** How surely a message is of another kind than alerts are: not at all, by a word in it, or by its subject or its first words. */
export type OtherMail = 'no' | 'perhaps' | 'surely';

/** Newsletters, offers, invoices, orders, replies of absence: by words that no alert has. */
export function isOtherMail(scan: Scan, lines: readonly Line[]): OtherMail {
  let other: OtherMail = 'no';
  let opening = 0;
  for (const line of lines) {
    const isSubject = line.role === 'subject';
    const leads = isSubject || (line.role === 'body' && opening < 4);
    if (line.role === 'body') opening += 1;
    if ((line.bits & may.otherMail) === 0) continue;
    const lead = leads ? leading.exec(scan.text.slice(line.start, line.end)) : null;
    if (lead && (isSubject || lead.index < 24)) return 'surely';
    if (other === 'no' && saysOther(scan, line)) other = 'perhaps';
  }
  return other;
}

function saysOther(scan: Scan, line: Line): boolean {
  for (let word = line.from; word < line.to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.otherMail) === 0) continue;
    anywhere.lastIndex = startOf(scan, word);
    if (anywhere.test(scan.text)) return true;
  }
  return false;
}

/** Said in a subject, or at the beginning of a message, they say what all of it is. */
const leading =
  /\b(?:invoice|quot(?:e|ation) (?:#|no\.?|number|for|[A-Z]{0,3}-?\d)|(?:your|thank you for your) (?:quote|quotation|order|enquiry|inquiry|purchase|payment|registration|interest)|order (?:#|no\.?\s)?[\w-]{0,16}\s?(?:confirm|has shipped|shipped|is ready)|order confirmation|purchase order|receipt for|statement of account|webinar|newsletter|register (?:now|today)|save the date|training (?:course|class|session)|(?:every|all|each) .{3,30} (?:should|must|needs? to) know|(?:tips|guide) (?:for|to)|how to (?:read|avoid|understand|interpret)|explained|out of (?:the )?office|automatic reply|auto-?reply|away from (?:my|the) (?:desk|office)|abwesenheits\w+|rechnung|angebot|auftragsbestätigung|bestellbestätigung|facture|devis|réponse automatique|absence du bureau|factura|fatura|cotización|presupuesto|pedido confirmado|respuesta automática|fuera de la oficina|fattura|preventivo|risposta automatica|factuur|offerte|afwezigheid|afwezig|nota fiscal|orçamento|faktura|tilbud|frånvaro|password (?:reset|changed)|reset your password|verify your (?:email|account)|for sale|special offer|job (?:opening|offer)|survey|parts? price list|price list|promotion|terms of service (?:update|have changed)|subscription (?:renewal|expires?)|application:|application for|my cv|curriculum vitae|(?:warranty )?claim (?:#|no\.?\s)?[\w-]{0,16}\s?(?:approved|denied|rejected|submitted|received|paid)|warranty claim)\b/i;
const anywhere =
  /(?:read the article|read more|in this issue|on our blog|webinar|newsletter|register (?:now|today)|registration is open|sign up (?:now|today)|seats are limited|save the date|invoice (?:no|number|#|attached|is)|payment (?:due|received|reminder)|purchase order|your order has shipped|for sale|special offer|limited time|promo(?:tion)? code|(?<=%\s)off (?:your|all|the)|price list|request for quote|training course|job (?:opening|offer)|out of (?:the )?office|password reset|reset your password|verify your (?:email|account)|total due|unit price|pagamento a \d|payment terms|net (?:30|45|60) days|void where prohibited|(?:just|only|save|for) [$€£]\d{2,4}\b|\d{1,2}% (?:off|discount)|(?:spring|summer|fall|autumn|winter|inspection|service|holiday) special|zahlbar bis|gesamt (?:brutto|netto)|gesamtbetrag|montant (?:ttc|ht)|importe total)\b/iy;
