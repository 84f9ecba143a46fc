import { isFaultTitle, isTrackersNotice } from './faults.ts';
import { type Line, lineText, mayHave } from './lines.ts';
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
    if (mayHave(line, may.invented) && line.role !== 'aside' && invented.test(lineText(scan.text, line)))
      return 'surely';
    if (!mayHave(line, may.otherMail)) continue;
    const lead = leads ? leading.exec(scan.text.slice(line.start, line.end)) : null;
    if (lead && (isSubject || lead.index < 24)) return 'surely';
    if (other === 'no' && saysOther(scan, line)) other = 'perhaps';
  }
  return other;
}

/** True for a message that begins as a tracker's notice: `Machine left its work area`, `Geofence exit`. */
export function isTrackersMail(scan: Scan, lines: readonly Line[]): boolean {
  let opening = 0;
  for (const line of lines) {
    if (line.role === 'aside') continue;
    if (line.role !== 'subject' && ++opening > 4) return false;
    if (!mayHave(line, may.notice) || line.end - line.start > 100) continue;
    const words = scan.text.slice(line.start, line.end);
    if (isTrackersNotice(words) && !isFaultTitle(words)) return true;
  }
  return false;
}

function saysOther(scan: Scan, line: Line): boolean {
  for (let word = line.from; word < line.to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.otherMail) === 0) continue;
    anywhere.lastIndex = startOf(scan, word);
    if (anywhere.test(scan.text)) return true;
  }
  return false;
}

/** `A fictional excavator …`, `none of the machines in our exercises exist`, `this is a test message`: what is told is no machine's. */
const invented =
  /(?<!\p{L})(?:exercise(?:[ ,.!–-]{1,3}exercise)+|end of exercise|(?:fictional|fictitious|fictive|hypothetical|imaginary|invented|made[- ]up|fiktive[rnsm]?|ficticia|ficticio|fictif|fictive|fittizi[oa]|fictieve|påhittad|fiktivn[íýáe]) (?:\p{L}+ )?(?:[\p{L}\p{N}-]+ )?(?:machines?|excavators?|loaders?|trucks?|dozers?|cranes?|equipment|alerts?|faults?|examples?|cases?|maschine\p{L}{0,2}|bagger|meldung|máquina|equipo|alerta|machine|engin|alerte|macchina|allarme|maskin|stroj)|(?:machines?|alerts?|codes?|faults?|values?|names?|data)(?: [\p{L}]+){0,5} (?:are|is|were|was) (?:all |purely |entirely )?(?:fictional|fictitious|invented|imaginary|made up|hypothetical|not real)|a fictional|none of the (?:machines|alerts|codes|faults)(?: [\p{L}]+){0,5} (?:exists?|are real|is real)|(?:this is|das ist|dies ist|ceci est|esto es|questo è|dit is|detta är) (?:only |just |nur |un |una |eine? |een |ett |a |an ){1,3}(?:test|drill|exercise|simulation|sample|demo|demonstration|test (?:alert|alarm|message|mail|e-?mail|notification|fault|event)|sample (?:alert|message|notification)|testalarm|testnachricht|testmeldung|testmelding|testmail|essai|exercice|prueba|simulacro|prova|übung|oefening|övning)(?![\p{L}-]| (?:report|stand|bench|drive|run|result))|(?:message|mail|notification|alerte|alarme) de test|(?:mensaje|correo|alerta|alarma|mensagem|aviso) de (?:prueba|teste)|(?:messaggio|allarme|avviso) di prova|(?:in|for|do|prepare|solve|complete) (?:this|the following|our|your|module \d{1,2}['’]s) (?:\p{L}+ )?exercises?)(?!\p{L})/iu;

/** Said in a subject, or at the beginning of a message, they say what all of it is. */
const leading =
  /(?<!\p{L})(?:invoice|quot(?:e|ation) (?:#|no\.?|number|for|[A-Z]{0,3}-?\d)|(?:your|thank you for your) (?:quote|quotation|order|enquiry|inquiry|purchase|payment|registration|interest)|order (?:#|no\.?\s)?[\w-]{0,16}\s?(?:confirm|has shipped|shipped|is ready)|order confirmation|purchase order|receipt for|statement of account|webinar|newsletter|^sale\b|(?:quote|parts|price) (?:request|enquiry|inquiry)|request for (?:a )?(?:quot|price)\p{L}*|preisanfrage|demande de (?:devis|prix)|solicitud de (?:cotización|presupuesto|precio)|richiesta (?:di )?(?:preventivo|offerta)|pedido de (?:cotação|orçamento)|offerteaanvraag|offertförfrågan|repair report|job card|work report|(?:reparatur|arbeits|einsatz|service)bericht|rapport d['’]intervention|bon d['’]intervention|informe de (?:reparación|intervención|servicio)|rapport(?:o|ino) (?:di )?(?:intervento|riparazione|lavoro)|relatório de (?:serviço|reparo|intervenção)|werkbon|reparatierapport|register (?:now|today)|save the date|(?:training|course) (?:course|class|session|materials?|module|exercise|invitation|dates?|day)|(?:last|few|free|remaining|limited) (?:seats|places|spots)|(?:seats|places|spots) (?:left|remaining|available)|(?:restplätze|freie plätze|places (?:restantes|disponibles)|plazas (?:libres|disponibles)|vagas abertas|posti (?:liberi|disponibili)|vrije plaatsen)|(?:new|suspicious|unusual) (?:sign-?in|log-?in|device|activity)|security (?:alert|code|notice): ?(?:new|sign|log|unusual|your)|verification code|two-factor|your (?:account|subscription|login|sign-?in)|neue anmeldung|nouvelle connexion|nuevo inicio de sesión|(?:lesson|module|worksheet|quiz) \d{1,3}|exercise \d{1,2}|(?:schulungs|kurs|übungs)(?:unterlage|material|aufgabe)\p{L}{0,2}|(?:test|sample|demo|dummy|mock) (?:alert|alarm|notification|message|mail|e-?mail)|test(?:alarm|meldung|nachricht|melding|mail)|alerte? de test|(?:alerta|mensaje|correo|mensagem) de (?:prueba|teste)|(?:allarme|messaggio) di prova|case stud(?:y|ies)|how one \p{L}+|how \p{L}+ (?:saved|cut|avoided|caught)|quiz|(?:fire|emergency|safety|evacuation) drill|estimate (?:#|no\.?|number|for|\d)|repairs? (?:is |are |has been |have been )?(?:finished|completed?|done)|work (?:order )?(?:[\w#-]{1,12} )?(?:is |was |has been )?(?:completed?|finished|closed)|ticket (?:[\w#-]{1,12} )?(?:is |was |has been )?(?:closed|resolved)|appointment (?:confirmed|confirmation|reminder|scheduled)|(?:your|upcoming) appointment|(?:service|technical|product|safety) (?:bulletin|letter|campaign|recall)|recall notice|(?:produkt)?rückruf\p{L}{0,8}|rappel de (?:produit|sécurité)|campagne de rappel|(?:campaña|aviso) de retirada|richiamo (?:prodotto|di sicurezza)|terugroepactie|terminbestätigung|reparatur (?:abgeschlossen|erledigt|fertig)|réparation terminée|reparación (?:terminada|finalizada)|riparazione (?:completata|terminata)|minutes of|meeting minutes|besprechungsprotokoll|compte rendu de réunion|auction|what(?:['’]s| is) new\b|(?:new|news) (?:in|for|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|version|release|month|(?:our|the|your) (?:app|portal|platform)|(?:spring|summer|autumn|fall|winter)(?= \d{4}|:)|20\d\d)\b|(?:new|latest) features|did you know|wussten sie|le saviez-vous|sabía(?:s| usted)|lo sapevi|wist u|our (?:[a-z]+ )?news\b|podcast|episode \d|knowledge base|knowledgebase|wissensdatenbank|firmware (?:release|update|version) ?[\d.]*(?=:| (?:is|available|notes|released))|software release|changelog|^training(?=:| [-–])|^(?:demo|sandbox|staging)(?= ?[-–:])|(?:generated|sent) by (?:the|our) (?:sandbox|simulator|demo|test)|job posting|meeting (?:invitation|request|on|next|this|mon|tues|wednes|thurs|fri)\p{L}{0,3}|invitation:|invited: |accept (?:the|this) invitation|neu im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|neuigkeiten|neuerungen|nouveautés|novedades|novidades|novità|nieuwigheden|nyheter|nyheder|uutiskirje|nyhetsbrev|nyhedsbrev|nieuwsbrief|infolettre|boletín|aktualności|novinky|release notes|how did we do\??|rate (?:our|your)|(?:parts|order|package|shipment) (?:has|have) (?:been )?shipped|(?:field|technician) service report|undeliverable|undelivered|(?:mail )?delivery (?:status notification|failure|failed|has failed)|mail delivery|returned mail|unzustellbar|non remis|no entregado|mancata consegna|onbestelbaar|your message (?:could not|couldn['’]t|wasn['’]t) (?:be )?delivered|automatische antwort|automatisch antwoord|automatiskt svar|automatisk svar|autosvar|automaattinen vastaus|automatyczna odpowiedź|automatická odpověď|otomatik yanıt|自動応答|自动答复|(?:every|all|each) .{3,30} (?:should|must|needs? to) know|(?:tips|guide) (?:for|to)|how to (?:read|avoid|understand|interpret)|explained|out of (?:the )?office|automatic reply|auto-?reply|away from (?:my|the) (?:desk|office)|abwesenheits\w+|rechnung|angebot|auftragsbestätigung|bestellbestätigung|facture|devis|réponse automatique|absence du bureau|factura|fatura|cotización|presupuesto|pedido confirmado|respuesta automática|fuera de la oficina|fattura|preventivo|risposta automatica|factuur|offerte|afwezigheid|afwezig|nota fiscal|orçamento|faktura|tilbud|frånvaro|password (?:reset|changed)|reset your password|verify your (?:email|account)|for sale|special offer|job (?:opening|offer)|survey|parts? price list|price list|promotion|terms of service (?:update|have changed)|subscription (?:renewal|expires?)|application:|application for|my cv|curriculum vitae|(?:warranty )?claim (?:#|no\.?\s)?[\w-]{0,16}\s?(?:approved|denied|rejected|submitted|received|paid)|warranty claim)(?!\p{L}|\s?\?)/iu;
const anywhere =
  /(?:case stud(?:y|ies)|seats? (?:are|left|available|remaining)|per (?:person|participant|attendee|head|seat)\b|lunch (?:is )?included|(?:read|see) the (?:full |whole )?(?:story|article|interview)|full story|issue \d{1,3}(?= [|·•-])|reader survey|also inside|our (?:readers|subscribers)|thank you for (?:enrolling|subscribing|registering)|read the article|read more|(?:read|see) (?:all )?the (?:release )?notes|(?:read|visit|see) (?:the|our) blog|accept the invitation|read all|in (?:the|this|our) screenshots?|on a demo|you are subscribed|in this issue|on our blog|webinar|newsletter|register (?:now|today)|registration is open|sign up (?:now|today)|seats are limited|save the date|invoice (?:no|number|#|attached|is)|payment (?:due|received|reminder)|purchase order|your order has shipped|for sale|special offer|limited time|promo(?:tion)? code|(?<=%\s)off (?:your|all|the)|price list|request for quote|training course|job (?:opening|offer)|out of (?:the )?office|password reset|reset your password|verify your (?:email|account)|total due|unit price|pagamento a \d|payment terms|net (?:30|45|60) days|void where prohibited|(?:just|only|save|for) [$€£]\d{2,4}\b|\d{1,2}% (?:off|discount)|(?:spring|summer|fall|autumn|winter|inspection|service|holiday) special|zahlbar bis|gesamt (?:brutto|netto)|gesamtbetrag|montant (?:ttc|ht)|importe total)\b/iy;
