/** True for what a message says of a fault that is over: cleared, resolved, inactive, a matter of history. */
export function saysOver(text: string): boolean {
  const told = unsaid.test(text) ? text.replace(unsaid, '') : text;
  return (
    over.test(told) &&
    !saysBack(text) &&
    !/\b(?:not|never|un)[\s-]?(?:yet\s)?(?:cleared|resolved|reset)/i.test(text)
  );
}

/** True for what says that a fault which was over is there once more. */
export function saysBack(text: string): boolean {
  return cameBack.test(text);
}

/** True for what begins right behind a code with nothing but that it is over: `SPN 97 FMI 3 no longer active. 12 Elm St`, `P2463, fixed`. */
export function beginsOver(text: string): boolean {
  const said = overBehind.exec(text);
  return said !== null && !saysBack(text);
}

const overBehind =
  /^(?:[,:]|\s[-–—])?\s?\(?(?:(?:is|was|are|now|already|since|has been|it['’]?s|all) ){0,2}(?:no longer (?:active|present|showing|on)|not active|inactive|fixed|repaired|closed|resolved|cleared|(?:back|returned) to normal)(?: (?:now|already|itself|by itself|by us|today|yesterday))?(?=\)?(?:[.,;!]|\s[-–—]\s|\s?$|\n))/iu;

/** `Cleared: No`, `Cleared: -`: a label of it whose value says nothing or that it is not. */
const unsaid =
  /(?<!\p{L})(?:cleared|resolved|closed|fixed|repaired|reset|ended|solved)(?: (?:at|on|time|date|by))?\s?[:=]\s?(?:no|not yet|none|never|false|open|n\/a|tbd|-{1,3}|[–—])(?![\p{L}\p{N}])/iu;

/** True for the dates that stand where there is none: `0000-00-00`, `0001-01-01T00:00:00Z`, `1/1/1900`, the first of 1970. */
export function saysNever(text: string): boolean {
  return /(?<!\d)(?:0000|0001|1900|1970)(?:[-/.]\d\d?){2}(?!\d)|[-/.]\d\d?[-/.](?:0000|0001|1900|1970)(?!\d)/.test(
    text,
  );
}

/** True for a field that says when a fault was over: `"clearedAt": "2026-02-02T10:00:00Z"`. */
export function saysWhenOver(phrase: string, value: string): boolean {
  return (
    /^(?:cleared|resolved) (?:at|on|time|date|timestamp|utc)$/.test(phrase) &&
    /\d{4}/.test(value) &&
    !saysNever(value)
  );
}

/** True for the whole of a state's value that is over: `"status": "PREVIOUS"`; in a sentence most of these words say nothing of it. */
export function isPastState(value: string): boolean {
  return past.test(value);
}

const past = /^(?:previous|prev|past|old|stored|historical|history|inactive|cleared|resolved|closed)$/i;

/** `Reset it twice and it came straight back`, `We fixed that last week but it's back`; not `and it has not come back`. */
const cameBack =
  /(?<!\b(?:not|never|without) |n['’]t )\b(?:(?:came|comes|coming|come|is|['’]s|its|popped|pops) (?:straight |right |just |now )?back|twice|(?:cleared|reset|fixed) (?:it |that |this |the code )?(?:already )?once|this (?:one|code|fault) is (?:a )?new|returned|(?<!\b(?:cleared|fixed|reset|repaired|resolved|gone|closed|running|working) )again(?=\s?(?:[,;.(–—-]|$)))(?!\w)(?! (?:to|from|in) )/i;

/** True for a subject or an opening sentence that says that all the message tells of is over (`RESOLVED: …`, `The fault below is no longer active`). */
export function saysAllOver(text: string, isSubject: boolean): boolean {
  return (
    (isSubject ? overSubject : overSentence).test(text) && !goesOn.test(text) && !countsActive.test(text)
  );
}

/** `Fault summary (1 active, 2 cleared)`, `Cleared: 3 | Active: 1`: some are there beside those that are over. */
const countsActive =
  /(?<![\p{L}\p{N}.,])[1-9]\d{0,2}\s(?:still |new |noch |encore |aún |ainda |ancora |nog )?(?:active|open|current|present|aktive?|offene?|actifs?|actives?|activ[oa]s?|abiert[oa]s?|ativ[oa]s?|abert[oa]s?|attiv[aoei]|apert[aoei]|actieve?|aktiva|aktywn[aey]|aktivní|aktif)(?!\p{L})|(?<!\p{L})(?:active|open|current|aktive?|offene?|actifs?|activ[oa]s?|ativ[oa]s?|attiv[aoei]|actieve?|aktiva|aktywn[aey]|aktivní|aktif)\s?[:=]\s?[1-9]/iu;

/** True for what says that a fault is there still, in a message that begins with one that is over. */
export function saysActive(text: string): boolean {
  return goesOn.test(text) || activeStatus.test(text);
}

/** True for what somebody writes above the alert that he answers: `Fixed the wiring, all good now.` */
export function saysDone(text: string): boolean {
  return (
    (done.test(text) || doneAlready.test(text)) &&
    !goesOn.test(text) &&
    !toBeDone.test(text) &&
    !doneBefore.test(text)
  );
}

/** `It was repaired in January`, `Repaired once before`, `The seat was repaired last week`: what was done before this fault, or to something else. */
const doneBefore =
  /(?<!\p{L})(?:fixed|repaired)(?: (?:it|that|this))? (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|last (?:month|year|spring|summer|fall|autumn|winter)|(?:once|twice|already once) before|before|(?:months|weeks|a month|a year|years) ago)(?!\p{L})|^the (?!(?:fault|code|alert|alarm|issue|problem|machine|unit|error|one)(?!\p{L}))(?:\p{L}{3,12} ){1,2}(?:was|were|got|has been) (?:fixed|repaired)(?!\p{L})/iu;

/** `the alert below is already handled`, `was fixed this morning`. */
const doneAlready =
  /\b(?:it|this|that|(?:alert|alarm|fault|code|issue|problem|one)(?: (?:below|from \p{L}+))?|everything|all)(?: (?:is|was|has been)|['’]s) (?:already |now |since |all )?(?:handled|dealt with|taken care of|sorted|fixed|repaired)\b|\balready (?:handled|dealt with|taken care of)\b|\b(?:false alarm|never ?mind|no longer needed|cancel (?:the|my|that|our|this) (?:truck|tech(?:nician)?|mechanic|call|ticket|service|order|request|visit))\b|(?<!\p{L})(?:fehlalarm|hat sich erledigt|fausse alerte|falsa alarma|falso allarme|falso alarme|vals alarm|falskt larm|falsk alarm|fałszywy alarm|planý poplach)(?!\p{L})/iu;

/** True for what somebody begins his message with: `Fixed it, was only a loose plug.` */
export function beginsDone(text: string): boolean {
  return beginning.test(text) && !goesOn.test(text) && !toBeDone.test(text);
}

const beginning =
  /^(?:(?:all|it['’]?s|is|already|we|i|just|got it|update[:,-]?)\s){0,2}(?:fixed|repaired|sorted|resolved|done|false alarm|never ?mind|cancel (?:the|my|that|our|this) (?:truck|tech(?:nician)?|mechanic|call|ticket|service|order|request|visit)|hat sich erledigt|fehlalarm|fausse alerte|falsa alarma|falso allarme|vals alarm|falskt larm|falsk alarm)(?: it| that| this| her| him| now| already)?(?=[,.!;]|\s[-–—]\s|$)/iu;

const done =
  /^.{0,16}(?<!\p{L})(?:fixed|repaired|resolved|sorted|taken care of|all good|done|erledigt|behoben|repariert|réparée?|résolue?|arreglad[oa]|reparad[oa]|resuelt[oa]|riparat[oa]|risolt[oa]|consertad[oa]|resolvid[oa]|opgelost|gerepareerd|verholpen|åtgärdat|lagad|lagat|utbedret|udbedret|korjattu|naprawion[oaye]|opraven[oaý])(?!\p{L})/iu;
const toBeDone =
  /\?|(?<!\p{L})(?:be|get|gets|getting|needs?|to|want|wants|have|please|bitte|zu|wird|muss|soll|à|être|por|ser|da|essere|te|worden|att|bli|when|once|if|until|want)\s(?:it\s|this\s|that\s|her\s|him\s|them\s)?(?:fixed|repaired|resolved|sorted|taken|done|erledigt|behoben|repariert|réparé|résolu|arreglad|reparad|riparat|gerepareerd|opgelost)/iu;

/** True for a fault's text that ends with what says that it is over: `Oil pressure low (no longer active)`, `Coolant hot - repaired 10/02`. */
export function endsOver(text: string): boolean {
  const at = Math.max(
    text.lastIndexOf('('),
    text.lastIndexOf('['),
    text.lastIndexOf(' - '),
    text.lastIndexOf(' – '),
  );
  return at > 0 && overEnd.test(text.slice(at)) && !goesOn.test(text.slice(at));
}

const overEnd =
  /^\W{1,3}(?:now |since |already )?(?:cleared|resolved|fixed|repaired|no longer active|inactive|not active|not present|behoben|gelöscht|nicht mehr aktiv|inaktiv|résolu|effacé|inactif|resuelt[oa]|borrad[oa]|inactiv[oa]|risolt[oa]|inattiv[oa]|resolvid[oa]|inativ[oa]|opgelost|inactief|verholpen|åtgärdad|utbedret|udbedret|poistunut|usunięt[yae]|odstraněn[oaý]?|giderildi)(?!\p{L})/iu;

const overSubject =
  /(?<![\p{L}\p{N}-])(?:cleared|resolved|no longer active|now inactive|went away|returned to normal|back to normal|all[ -]clear|behoben|nicht mehr aktiv|résolue?s?|n['’]est plus acti(?:f|ve)|plus actif|resuelt[oa]s?|ya no está activ[oa]|risolt[oa]|non più attiv[oa]|rientrat[oa]|resolvid[oa]s?|opgelost|niet meer actief|åtgärdad|inte längre aktiv|ikke længere aktiv|ikke lenger aktiv|afhjulpet|utbedret|poistunut|usunięt[yae]|odstraněn[oaý]?|giderildi|已消除|已恢复|復旧済み|해제)(?![\p{L}\p{N}-])/iu;
const overSentence =
  /\b(?:the following|this|these|all|your|the) (?:\p{L}+ ){0,3}(?:faults?|alerts?|alarms?|codes?|dtcs?|events?|warnings?)(?: (?:listed|shown|described))?(?: (?:below|above))? (?:(?:is|are|was|were) (?:now |since )?(?:cleared|resolved|no longer (?:active|present)|inactive)|(?:has|have) (?:now |since )?(?:been )?(?:cleared|resolved|gone away|returned to normal))|\b(?:störung|fehler|meldung|alarm) (?:\p{L}+ ){0,4}(?:ist|wurde) (?:nicht mehr aktiv|behoben)|\b(?:défaut|alerte|alarme) (?:\p{L}+ ){0,4}(?:n['’]est plus acti(?:f|ve)|a été résolue?)|\b(?:falla|fallo|alerta|alarma) (?:\p{L}+ ){0,4}(?:ya no está activ[oa]|(?:ha sido|fue) (?:resuelt|borrad)[oa])|\b(?:guasto|allarme) (?:\p{L}+ ){0,4}(?:non è più attivo|è stato risolto|è rientrato)/iu;
const goesOn =
  /\b(?:not|never|un|another|new|again|still|back|reopened|re-opened|remains?|but|except|noch|weiterhin|erneut|nouveau|encore|toujours|nuev[oa]|nuov[oa]|ancora|todavía|sigue)\b(?! (?:longer|to normal|in service|work))|\b(?:can|to|must|should|will|cannot|until|if|when|once) be (?:cleared|resolved)|\b(?:to|if|until|when|once|and) (?:cleared|resolved)/i;
const activeStatus =
  /(?:status|state|stato|estado|état|zustand)\s?[:=|\t]\s{0,3}["']?(?:active|open|current|aktiv|actif|activ[oa]|attiv[oa])\b|\b(?:now|currently|still) (?:active|open)\b(?!\W{1,4}(?:none|no\b|0))/i;

const over =
  /(?<![\p{L}\p{N}])(?:cleared|resolved|(?:former|formerly|previous|past|earlier|old) (?:active )?(?:faults?|codes?|alarms?|alerts?|dtcs?|errors?|events?)|inactive|in-active|no longer active|not active|previously (?:active|reported|logged|stored|seen|set)|(?:has been|have been|was|were|is|are|got) (?:now |since )?(?:fixed|repaired)|(?<=[-–,;(] ?)(?:fixed|repaired)|(?:fixed|repaired|sorted|cured|solved|replaced|took care of|dealt with) (?:that|it|this)(?: one)?|last (?:week|month|year|time|spring|summer|fall|autumn|winter) (?:it|she|he|that|this|the \p{L}+) (?:was|had|threw|showed|gave|put up|came up|reported)|leave (?:it|that|this|that one) off|(?:hat|haben|wurde) (?:\p{L}+ ){0,4}(?:repariert|behoben|erledigt)|(?:a|ont|avons) (?:déjà )?(?:réparé|réglé|résolu)|(?:lo |la |ya |se )?(?:arregló|reparó|resolvió|consertou|riparato|sistemato)|historische[rnms]?|frühere[rnms]?|vorherige[rnms]?|behobene[rnms]?|historiques?|históric[oa]s?|storic[oi]|précédente?s?|anteriores|precedenti|eerdere|tidigare|tidligere|aiemmat|poprzednie|předchozí|closed|ended|historical|historic|history|reset|behoben|quittiert|inaktiv|nicht (?:mehr )?aktiv|résolu|effacé|inacti[fv]e?|resuelt[oa]|borrad[oa]|inactiv[oa]|risolt[oa]|inattiv[oa]|resolvid[oa]|inativ[oa]|opgelost|inactief|åtgärdad|inaktivt?|rientrat[oa]|gelöscht|beseitigt|erledigt|disparu|éteinte?|apagad[oa]|desativad[oa]|desactivad[oa]|désactivée?|disattivat[oa]|erloschen|solucionad[oa]|corregid[oa]|corrigid[oa]|hersteld|verholpen|afhjulpet|utbedret|poistunut|korjattu|usunięt[yae]|nieaktywn[yae]|odstraněn[oaý]?|neaktivní|giderildi|solved|not present|no longer present|went away|已消除|已恢复|解除|復旧済み|해제)(?![\p{L}\p{N}])/iu;

/** True for what stands in the place of a fault where there is none: `Normal`, `all good`. */
export function saysFine(value: string): boolean {
  return value.length < 24 && fine.test(value);
}

const fine =
  /^(?:ok(?:ay|é)?|good|fine|normal|healthy|clear|green|running|all (?:ok|good|clear|fine|normal|green)|no (?:issues?|problems?|faults?)(?: reported| found| detected)?|i\.?o\.?|in ordnung|alles (?:ok|gut)|ras|r\.a\.s\.?|rien|tout va bien|sin novedad|todo bien|tudo bem|tutto ok|goed|alles goed|bra|allt bra|w porządku|v pořádku|kunnossa|✓|✔|✅|☑|👍|正常|정상)$/iu;
