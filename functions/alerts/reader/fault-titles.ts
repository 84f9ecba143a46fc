import { isSpace } from './characters.ts';
import { isFleetNotice } from './notices.ts';

/*
 * What the words of a fault's title are, as telematics have it, and those of what they send beside faults: notices of zones,
 * services due, reports.
 */

/** True for what telematics send beside faults: of zones, services due, reports. No fault, however it is labelled. */
export function isNotice(text: string): boolean {
  return notice.test(text) || isFleetNotice(text) || isNoticeByName(text);
}

/** True for a notice by the name that programs have for it: `MAINTENANCE_DUE`, `driver.login`, `deviceOffline`, `TAMPER`. */
export function isNoticeByName(text: string): boolean {
  const words = wordsOfName(text);
  return words !== undefined && (notice.test(words) || trackersNotice.test(words) || isFleetNotice(words));
}

/** The words of a name that programs have for something; undefined where it is none. */
function wordsOfName(text: string): string | undefined {
  if (text.length > longestName) return undefined;
  if (camelName.test(text)) return text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return joinedName.test(text) ? text.replace(/[_.:-]/g, ' ') : undefined;
}

const longestName = 48;
const joinedName = /^[A-Za-z]+(?:[_.:-][A-Za-z]+){0,5}$/;
const camelName = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+){1,5}$/;

/** True for what a tracker tells of a machine that is sound: where it went and when, how it is driven, or that its service is due. */
export function isTrackersNotice(text: string): boolean {
  return trackersNotice.test(text);
}

const trackersNotice =
  /(?<!\p{L})(?:impact (?:event|level|detected|alert|alarm|sensor)|(?:harsh|hard|aggressive|severe) (?:braking|cornering|acceleration|turn)|speeding|speed limit exceeded|seat ?belt (?:not|un|off|open|violation)\p{L}*|(?:excessive|long|prolonged) idling|idling (?:event|alert)|(?:crash|collision|shock) (?:event|detected|sensor)|(?:aufprall|stoß|schock)(?:ereignis|erkannt|sensor|meldung)|(?:evento de )?(?:impacto|choque) detectado|choc détecté|urto rilevato|botsing gedetecteerd|geo-?(?:fenc|zone|zaun|cerca)\p{L}{0,3}|curfew|(?:entered|left|exited|leaving|entering|outside|out of) (?:the |its |their |your |a )?(?:work ?|assigned |allowed |permitted |home )?(?:zone|site|area|yard|geofence|job ?site|boundary)|zone (?:exit|entry|violation)|arbeitsbereich verlassen|hors (?:de la )?zone|fuera de (?:la )?(?:zona|geocerca)|buiten (?:de )?(?:zone|gebied)|unauthori[sz]ed (?:use|movement|ignition)|after[- ]hours (?:use|movement|operation)|(?:service|maintenance|inspection|oil change) (?:is |now )?(?:due|overdue)|tracker (?:offline|battery)|battery of tracker|tow(?:ing)? (?:alert|event)|theft (?:alert|alarm|warning)|(?:outside|out of) (?:working|business|allowed) hours|diebstahl(?:alarm|warnung)|alerte (?:de )?vol|alerta de robo|allarme furto|alerta de furto|movement detected|ignition (?:on|off)|sortie de (?:la )?zone|sali(?:da|ó) de (?:la )?(?:zona|geocerca)|uscit[ao] (?:dalla|di) zona|zone verlassen|wartung fällig|service fällig|entretien dû|mantenimiento (?:programado|vencido)|(?:revisão|revisión|revisione|révision|manutenção|manutenzione|tagliando|inspección|huolto|przegląd|prohlídka|servicebeurt|onderhoudsbeurt)(?: \p{L}+| \d+){0,4} (?:próxim[ao]|vencid[ao]|programad[ao]|scadut[ao]|in scadenza|prévue|dépassée|fällig|erääntyy|lähestyy|termin|nodig|due))(?!\p{L})/iu;

/** True for a few words that name a part and what is wrong with it, as telematics title a fault: `Low Coolant Level`. */
export function isFaultTitle(text: string): boolean {
  if (isEasternTitle(text) || isFaultName(text)) return true;
  const words = wordsIn(text, 10);
  return (
    words >= 2 &&
    words <= 9 &&
    ((faultyPart.test(text) && faultyState.test(text)) ||
      (elsewhereState.test(text) && elsewherePart.test(text))) &&
    !sentenceWords.test(text) &&
    !isNotice(text)
  );
}

/** True for what a fault is called without a word for what is wrong with a part: `Water in fuel`, `Overload`, `Not-Halt aktiv`. */
export function isFaultName(text: string): boolean {
  return text.length <= 48 && faultName.test(text);
}

const faultName = new RegExp(
  `^(?:${[
    /(?:water|wasser|eau|agua|água|acqua|vatten|vann|vand|vettä|wod[ay]|voda|вода) (?:in|im|dans|en|no|nel|i|w|v|в) (?:(?:the|de|le|el|het|den) )?(?:fuel|diesel|kraftstoff|carburant|gasoil|gazole|combustible|combustível|carburante|gasolio|brandstof|bränslet?|drivstoff(?:et)?|brændstof(?:fet)?|paliw(?:ie|o)|palivu|nafte|топливе)(?: (?:filter|separator|detected|present))?/,
    /(?:water in brandstof|vettä polttoaineessa|yakıtta su(?: var)?)/,
    /(?:machine |load |boom |platform |basket |engine )?(?:overload(?:ed)?|overspeed)|überlast|überdrehzahl|surcharge|surrégime|sobrecarga|sovraccarico|overbelasting|överlast|overlast|overbelastning|ylikuorma|przeciążenie|přetížení|aşırı yük|перегрузка/,
    /(?:emergency|e)[- ]?stop (?:is )?(?:active|activated|engaged|pressed|triggered|pushed|on)/,
    /not-?(?:halt|aus) (?:aktiv|aktiviert|betätigt|gedrückt|ausgelöst)|arrêt d['’]urgence (?:actif|activé|enclenché)|par(?:ada|o) de emergencia (?:activ[ao]|activad[ao]|pulsad[ao])|parada de emergência (?:ativ[ao]|ativada|acionada)|arresto (?:di|d['’]) ?emergenza (?:attivo|attivato|inserito)|noodstop (?:actief|geactiveerd|ingedrukt)|nödstopp (?:aktivt?|aktiverat|intryckt)|nødstopp? (?:aktiv|aktivert|aktiveret)/,
    /(?:alternator|battery|generator)(?: is)? not charging|(?:lichtmaschine|batterie) lädt nicht|(?:alternador|batería) no carga|(?:alternateur|batterie) ne charge pas|(?:alternatore|batteria) non carica|(?:alternador|bateria) não carrega|(?:dynamo|accu) laadt niet|(?:generatorn?|batteriet?|dynamoen?) laddar inte/,
    /(?:check|stop|service|malfunction|engine)[- ](?:engine|motor|transmission|machine|indicator|warning)(?: (?:warning|soon))?(?: (?:light|lamp|indicator))?(?: is)? (?:on|lit|active|illuminated)/,
  ]
    .map(({ source }) => source)
    .join('|')})[.!]?$`,
  'iu',
);

/** `冷却水温度上昇`, `냉각수 온도 높음`: the same where no spaces set words apart. */
function isEasternTitle(text: string): boolean {
  return (
    text.length >= 4 &&
    text.length <= 30 &&
    text.charCodeAt(0) > 0x2e80 &&
    easternPart.test(text) &&
    easternState.test(text) &&
    !easternSentence.test(text)
  );
}

const easternPart =
  /[油水]温|[油水]圧|油压|温度|[圧压壓]力|[電电][圧压壓]|センサ|传感器|感測器|冷却|潤滑|润滑|エンジン|发动机|引擎|オイル|[油水]位|液位|フィルタ|滤[芯清]|バッテリ|电池|蓄电池|ポンプ|水泵|油泵|バルブ|电磁阀|ブレーキ|制动|燃油|燃料|尿素|液压|作動油|변속|온도|압력|전압|센서|엔진|오일|냉각수|필터|배터리|펌프|밸브|브레이크|연료|요소수|유압/;
const easternState =
  /[過过][高低热熱]|上昇|低下|異常|异常|故障|不良|断[線线路]|短[絡络路]|詰ま?り|堵塞|[過过]大|[過过]小|超[過过]|不足|オーバーヒート|泄漏|漏れ|高い|低い|偏[高低]|丢失|失效|높음|낮음|이상|고장|불량|과열|단선|단락|막힘|부족|누설|누유|초과|저하|상승/;
const easternSentence = /[。？！?!]|です|ます|した$|습니다|니다|요$/;

/** How many words a text has that spaces set apart; beyond `most` they are not counted. */
function wordsIn(text: string, most: number): number {
  let words = 0;
  let isApart = true;
  for (let at = 0; at < text.length && words < most; at += 1) {
    const space = isSpace(text.charCodeAt(at));
    if (isApart && !space) words += 1;
    isApart = space;
  }
  return words;
}

const faultyPart =
  /\b(?:engine|oil|coolant|fuel|def|dpf|scr|egr|urea|adblue|hydraulic|hyd|transmission|trans|brake|steering|battery|alternator|voltage|pressure|temperature|temp|level|sensor|filter|pump|valve|injector|turbo(?:charger)?|exhaust|aftertreatment|regen(?:eration)?|circuit|controller|ecm|ecu|communication|can|speed|fan|belt|axle|motor|cylinder|boom|tilt|load|air|intake|emissions?|nox|soot|water|relay|harness|wiring|solenoid|switch|joystick|pedal|throttle|lever|actuator|accumulator|manifold|clutch|gearbox|crankshaft|camshaft|radiator|cooler|thermostat|starter|fuse|connector|encoder|heater|outrigger|winch|hoist|pto|swing|slew)\b/i;
const faultyState =
  /\b(?:low|high|over(?:heat(?:ing|ed)?|speed|load|voltage|temperature|temp)?|under|loss|lost|fail(?:ed|ure)?|fault|faulty|error|short(?:ed)?|open|abnormal|restrict(?:ed|ion)|clogged|plugged|blocked|leak|critical|warning|derate|shutdown|shut down|out of range|erratic|invalid|missing|not responding|exceeded|below|above|excessive|required|worn|contaminated|malfunction|disconnected|timeout|detected|empty|poor|degraded|incorrect|implausible|unstable|misfire|stalled|jammed|seized|depleted|mismatch|frozen|inducement|tampering|reminder)\b/i;
/** The same in other languages, where a part may be the end or the middle of a word (`Kühlmittelstand niedrig`). */
const elsewherePart =
  /druck|pression|presi[oó]n|press[aã]o|tryck|trykk|tryk(?!\p{L})|(?<!\p{L})druk|ciśnien|tlak|basınç|paine|temperat|lämpöt|teplot|sıcaklı|sens[oö]r|capteur|sonde|geber(?!\p{L})|givare|føler|anturi|czujnik|snímač|filt[erurşra]|pump|pomp|bomba|ventil|v[aá]lvul|valvol|vanne|klep(?!\p{L})|mot[oe]u?r|silnik|getrieb|transmi|växellåd|hydrau|hidr[aáo]ul|idraul|(?<!\p{L})öl|motoröl|huile|aceite|(?<!\p{L})olio|óleo|olie|(?<!\p{L})olj[ae]|olej|öljy|yağ|kraftstoff|carburant|combust|gasoil|diesel|bränsle|drivstoff|brændstof|brandstof|paliw|paliv|yakıt|polttoaine|adblue|kühl|refrig|refroid|koelvl|koelmid|kylv|kylar|kjøle|køle|chłodz|chlad|soğut|jäähdy|batter|bateri|akku|akumul|tensi[oó]n|tensão|tensione|spannung|spanning|spänning|spenning|spænding|napięci|napět|gerilim|jännit|brems|broms|(?<!\p{L})(?:frein|freno|freio|rem)|hamul|brzd|jarru|lenk|direcc|sterzo|niveau|livell|nivel|nível|nivå|poziom|hladin|seviye|stand(?!\p{L})|taso|drehzahl|toerental|varvtal|turdall|otáč|obrot|devir|turbo|inject|injekt|inyect|iniett|abgas|échappement|escape|scarico|uitlaat|avgas|spalin|výfuk|egzoz|luft|(?<!\p{L})air|(?<!\p{L})aire|(?<!\p{L})aria|lucht|powietrz|vzduch|hava|ilma/iu;
const elsewhereState =
  /(?<!\p{L})(?:(?:zu |sehr )?(?:niedrig|hoch|gering)|überhitzt?|überhitzung|überlast\p{L}{0,4}|überdrehzahl|fehlt|fehler|störung|ausfall|ausgefallen|defekt|verstopft|zugesetzt|leer|unterbrochen|unterbrechung|kurzschluss|unplausibel|gestört|außerhalb (?:des )?\p{L}{5,}|hors (?:plage|gamme|limites?|tolérance)|fuera de (?:límites?|tolerancia)|fora d[eo] (?:limites?|tolerância)|fuori (?:limiti|tolleranza)|buiten (?:het )?bereik|utanför \p{L}{5,}|utenfor \p{L}{5,}|uden ?for \p{L}{5,}|poza zakresem|mimo rozsah|aralık dışı|ulkopuolella|leck|undicht|verschmutzt|bald wechseln|(?:trop |très )?(?:bas|basse|faible|haute?|élevée?)|surchauffe|surcharge|surrégime|défaut|panne|perte|colmaté?e?|encrassée?|obstrué?e?|vide|coupée?|court-circuit|fuite|usée?|(?:muy |demasiado )?(?:baj[oa]|alt[oa])|sobrecalentamiento|sobrecarga|sobrevelocidad|falla|fallo|pérdida|obstruid[oa]|tapad[oa]|vací[oa]|cortocircuito|fuga|fuera de rango|saturad[oa]|(?:muito )?baix[oa]|superaquecimento|sobreaquecimento|falha|perda|entupid[oa]|obstruíd[oa]|vazi[oa]|curto-circuito|vazamento|fora d[ae] faixa|(?:troppo )?bass[oa]|surriscaldamento|sovraccarico|guast[oa]|avaria|perdita|intasat[oa]|ostruit[oa]|vuot[oa]|cortocircuito|fuori (?:campo|range)|(?:te )?(?:laag|hoog)|oververhit(?:ting)?|overbelasting|storing|defect|verstopt|leeg|kortsluiting|lek|(?:för )?(?:låg|lågt|hög|högt)|överhettning|överhettad|överlast|fel|igensatt|tomt?|kortslutning|läckage|(?:for )?(?:lavt?|høyt?|højt?)|overoppheting|overophedning|overbelastning|feil|fejl|tett|tilstoppet|kortslutning|lekkasje|alhainen|matala|korkea|ylikuumen\p{L}{1,8}|vika|tukossa|tukkeutunut|tyhjä|vuoto|nisk(?:i|ie|a)|wysok(?:i|ie|a)|przegrza\p{L}{1,5}|awaria|błąd|zatkan[yae]|pust[yae]|zwarcie|wyciek|nízk[ýáé]|vysok[ýáé]|přehřát[íý]|porucha|chyba|ucpan[ýáé]|prázdn[ýáé]|zkrat|únik|düşük|yüksek|aşırı ısınma|arıza\p{L}{0,3}|tıkalı|boş|kısa devre|kaçak)(?!\p{L})/iu;
/** Words of somebody who writes, and marks that a title has not. */
export const sentenceWords =
  /\b(?:i|we|you|he|she|it|they|my|our|your|please|can|could|would|think|thanks|hello|hi|dear|click|call|view|see|has a|have a)\b|[?!]|\.\s/i;

const notice =
  /\b(?:geo-?fence|geo-?zone|curfew|(?:service|maintenance|inspection|pm|oil change|lube) (?:is |now |will be )?(?:due|overdue|reminder|interval|required|scheduled|upcoming)|scheduled (?:service|maintenance)|preventive maintenance|next service|(?:entered|left|exited|outside|inside) (?:the |its )?(?:zone|site|area|yard|geofence)|unauthori[sz]ed (?:use|movement|ignition)|after[- ]hours (?:use|movement|operation)|utili[sz]ation report|(?:daily|weekly|monthly) (?:report|summary|digest)|report is ready|subscription|no active (?:faults?|codes?|alerts?)|battery of tracker|tracker (?:offline|battery)|(?:excessive |long |extended )?idling|idle (?:time|alert|event)|speeding|harsh (?:braking|acceleration|cornering)|seat ?belt|tow(?:ing)? (?:alert|event)|power (?:take-off|disconnected)|low fuel (?:alert|level alert)|fuel (?:theft|drop)|movement detected|ignition (?:on|off)|wartung fällig|service fällig|geozone|mantenimiento (?:programado|vencido)|entretien (?:dû|prévu))\b|(?<!\p{L})(?:\p{L}{0,12}service|\p{L}{0,12}wartung|inspektion|inspection|entretien|révision|vidange|mantenimiento|revisión|manutenção|revisão|manutenzione|tagliando|onderhoud|\p{L}{0,6}beurt|keuring|underhåll|vedlikehold|vedligehold|eftersyn|huolto|määräaikaishuolto|przegląd|serwis|servis|údržba|bakım)\s(?:\p{L}{1,10}\s){0,2}(?:due|overdue|erforderlich|notwendig|überschritten|krävs|kræves|kreves|requise?|requerid[oa]|richiest[oa]|vereist|fällig|überfällig|anstehend|dûe?|échue?|à (?:faire|prévoir|effectuer)|arrivée? à échéance|vencid[oa]|pendiente|próxim[oa]|programad[oa]|vencer|atrasad[oa]|scadut[oa]|in scadenza|previst[oa]|programmat[oa]|verlopen|nodig|gepland|vervallen|förfallen|förfaller|forfalden|forfalder|forfaller|forfalt|dags|erääntyy|erääntynyt|tarpeen|wymagany|zaległy|nadchodzi|potrzebny|nutný|potřeba|po termínu|zamanı|gerekli|geldi)(?!\p{L})/iu;
