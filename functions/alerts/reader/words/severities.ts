import type { Severity } from '#schema/severity.ts';
import { foldedWord } from '../characters.ts';
import { gradesOfLanguages, ratingsOfLanguages } from './severities-of-languages.ts';

/** Words that state a severity by themselves, without accents and in lower case. Severities of the examples' conventions. */
export const plainWords: ReadonlyMap<string, Severity> = wordsOf([
  [
    'critical',
    'critical crit emergency stop shutdown severe abschaltung abschalten kritisch critique critico critica criticos criticas kritiek kritisk kritiskt notfall urgence ' +
      'kriittinen krytyczny krytyczna krytyczne kriticky kriticka kriticke kritik 緊急 严重 紧急 치명적 심각 긴급 catastrophic ' +
      'arreter arretez detener detenga pare parar parem stanna stans spegnere fermare fermate fermarsi abstellen ausschalten zatrzymaj zatrzymac zastavte durdur durdurun pysayta stopped ' +
      'arresto arret parada paro stopp halt stoppen anhalten pysayta zatrzymanie zastavit 停止 정지 critici critiche criticos kritische kritischer critiques urgencia',
  ],
  [
    'high',
    'high major serious urgent bradskande grave graves gravi 重大 hoj hoch hohe haute eleve elevee alto alta hoog hog hoy dringend urgente hohe ernst ernstig ' +
      'majeur majeure mayor maggiore korkea wysoki wysoka vysoka vysoky yuksek 高 높음 allvarlig alvorlig hogt hoyt vakava powazny powazna vazna zavazna ' +
      'dringende dringlich erheblich schwerwiegend schwerwiegende schwer allvarligt alvorligt majeurs majeures eleves elevees altas altos mayores maggiori maiores hoger hogere hoga hoja korkeat wysokie wysokim vysoke vysokou',
  ],
  [
    'medium',
    'advertencias avvertimenti avertissements warnungen waarschuwingen varningar advarsler varoitukset ostrzezenia ' +
      'medium med moderate warning caution warn warnings cautions mittel mittlere moyen moyenne medio media media medio middel medel waarschuwing warnung avertissement ' +
      'advertencia avviso atencao achtung opgelet observera huomio uwaga pozor dikkat figyelem massig maessig modere moderee moderado moderada gemiddeld middels medelhog keskitaso keskisuuri sredni srednia stredni orta 中 중간 ' +
      'mellem mellom moderat moderata moderati moderate moderadas moderados medie medias medios keskimaarainen kohtalainen umiarkowany umiarkowana umiarkowane mirny stredne mittlerer mittlere mittleres middelhoog middelmatig medelsvar intermedia intermedio intermediaria ' +
      'varning advarsel varoitus ostrzezenie varovani uyari 注意 警告 주의 경고 matig moderato attenzione matige atencion precaucion precaution vorsicht',
  ],
  [
    'low',
    'low minor info information informational informative advisory advisories niedrig gering geringe faible bas basse bajo baja basso bassa baixo baixa laag lag lav ' +
      'hinweis leicht mineur mineure menor minore matala niski niska nizka nizky dusuk 低 낮음 정보 lagt lavt laga informacion informativo informativa ' +
      'informazione informatie bilgi mindre lieve leve lievi leves baixas bajas basses faibles lage laga lave niedriger niedrige niedriges geringer geringes niskim nizke informatif informative informatives informativi informativos ' +
      'informationsmeldung hinweismeldung ringa vahainen lieva drobna drobny onemsiz bilgilendirme',
  ],
  ...gradesOfLanguages,
]);

/** Words that stand with a severity and say no more than it: `High priority`, `amber triangle`, `falla grave`. */
export const severityNouns = (
  'i a one rated all both for pour zur para per ter lampka lampje valo leuchte lampa lampe voyant spia testigo kontrolka severity priority prio level importance lamp light code alert alarm fault event urgency risk condition most very action now ' +
  'falla fallo guasto defaut storung fehler fel feil fejl panne alerte alerta alarma allarme alarme larm meldung warnstufe niveau nivel niva livello stufe taso poziom ' +
  'prioridad prioridade priorite priorita prioriteit prioritat severidad severidade gravedad gravidade gravite gravita schweregrad urgencia message messaggio mensaje mensagem melding ' +
  'triangle dreieck triangolo triangulo driehoek trekant icon symbol ikon icone icono icona indicator led lampada luz lampara lys stage grade class category on showing lit flashing only just purely nur lediglich seulement uniquement solo solamente soltanto alleen slechts endast enbart kun bare vain tylko pouze sadece apenas somente notice notification type classification trip sofort immediate immediatement inmediatamente subito imediatamente onmiddellijk direct omedelbart umiddelbart heti natychmiast okamzite hemen ' +
  ratingsOfLanguages
)
  .split(' ')
  .map(foldedWord);

/** Of the words above those that also name a message, whatever its severity: `röd varning, stopp`, `Warning: critical`. */
export const messageWords = (
  'warning caution waarschuwing warnung avertissement advertencia avviso atencao achtung varning advarsel varoitus ostrzezenie varovani uyari 警告 경고 attenzione atencion info information informacion informazione hinweis bilgi informatie предупреждение попередження упозорење upozorenje opozorilo figyelmeztetés προειδοποίηση hoiatus brīdinājums įspėjimas avertizare אזהרה تحذير चेतावनी peringatan amaran výstraha varovanie 주의 注意 ' +
  'avvertimento avvertenza avertisment výstraha varovanie figyelem pozor dikkat huomio uwaga внимание увага προσοχή'
)
  .split(' ')
  .map(foldedWord);

/** What a heading says after them: `Alarm information`, `Fault info`, `Informazioni allarme`. */
export const informingWords =
  'info information informationen informacion informacao informazione informazioni informatie'.split(' ');

/** Severities that are said of nothing but a message: `alerta crítica`, `en kritisk fejl`. Of `high` and `low` a part may be. */
export const gradeWords =
  'critical kritisch kritische kritischer critique critiques critico critica criticos criticas critici critiche kritiek kritieke kritisk kritiskt kriittinen krytyczny krytyczna krytyczne kriticky kriticka kriticke kritik severe grave graves major serious urgent urgente majeur majeure mayor maggiore ernstig ernstige allvarlig allvarligt alvorlig alvorligt vakava powazny powazna vazna zavazna dringend dringende schwerwiegend schwerwiegende moderate moderado moderada modere moderee moderato moderata matig matige minor mineur mineure menor minore mindre leve lieve leichte leicht informational informative informativo informativa informatif 严重 紧急 중대 критический критическая критическое критично серьезный серьезная серьезное срочно kritican kriticna kriticno ozbiljan ozbiljna ozbiljno kritikus sulyos surgos grava urgenta κρισιμη κρισιμο σοβαρη σοβαρο επειγον kriitiline tosine kritisks kritiska nopietns kritinis rimtas naliehave naliehava vazne vazna vazny alvorlige allvarliga'.split(
    ' ',
  );

/** How much there is of what is measured. */
export const extentWords =
  'high low hoch niedrig zu gering haut haute eleve elevee bas basse faible alto alta bajo baja baixo baixa basso bassa hoog laag hog hogt lag lagt hoj hojt hoy hoyt lav lavt'
    .split(' ')
    .map(foldedWord);

/** Severities that are said of a part's level or of what somebody does as well. */
export const measureWords = (
  'high low stop stopped shutdown info information hoch hohe niedrig niedrige gering stoppen anhalten halt haut haute eleve elevee bas basse faible arret arreter alto alta altos altas bajo baja bajos bajas parada pare parar ' +
  'baixo baixa baixos baixas basso bassa bassi basse arresto fermare hoog hoge laag lage hog hogt lag lagt stopp stanna hoj hojt hoy hoyt lav lavt korkea matala wysoki wysoka wysokie niski niska niskie vysoky vysoka vysoke nizky nizka nizke yuksek dusuk dur ' +
  '高 低 높음 낮음 停止 정지'
)
  .split(' ')
  .map(foldedWord);

/** Words of which only a severity is said, before or after them: `it is rated high`, `den kallar felet kritiskt`, `średni priorytet`. */
export const ratingWords = (
  'severity priority urgency criticality importance severidad severidade gravedad gravidade gravite gravita severite severita schweregrad schwere dringlichkeit prioritat ' +
  'prioridad prioridade priorite priorita prioriteit prioritet urgenza criticidad criticidade criticite criticita allvarlighetsgrad allvarlighet alvorlighedsgrad alvorlighetsgrad ' +
  'alvor alvorlighed alvorlighet vakavuus prioriteetti priorytet priorytetu priorytetem zavaznost zavaznosti onem oncelik oncelikli onemli ciddiyet aciliyet urgentie ernstgraad hastegrad dringlichkeitsstufe prioritatsstufe gefahrenstufe ' +
  'rated rates rate rating flagged flags marked marks classed class classes classified classifies graded grades ranked ranks considered considers deemed deems calls call called treated treats says categorized categorised ' +
  'eingestuft stuft bewertet gilt nennt classe classee considere considera qualifie juge clasifica clasificada clasificado califica calificada classifica classificata classificato classificada classificado reputa dice dit segun noemt beschouwt aangemerkt ' +
  'kallar kalder kaller klassas klassar klassad klassat bedoms klassificeres klassificeret klassifisert vurderet vurdert luokiteltu luokittelee okresla oceniony sklasyfikowany hodnoceno hodnoti oznaceno ' +
  ratingsOfLanguages
)
  .split(' ')
  .map(foldedWord);

/** Severities that also name what is graded: `Ernst: hoog`, `urgence : faible`. */
export const gradedWords = 'ernst urgence urgencia urgenza'.split(' ');

/** What a lamp is called, after its colour. */
export const lampWordsBeside =
  'lamp light lite lights lamps triangle icon indicator lampe leuchte warnlampe kontrollleuchte voyant spia testigo lampje lampa lampan lampen lys luz valo kontrolka warning stop'.split(
    ' ',
  );

/** What a level is called, which a severity is where it is a message's: `o nível do alerta é moderado`, `level "low"`. */
export const levelWords =
  'level stage category nivel niveau niva livello stufe taso poziom uroven seviye seviyesi stupen grado grau degre stopien warnstufe'.split(
    ' ',
  );

/** What a fault and its message are called. */
export const messageNouns = (
  'alert alerts alarm alarms fault faults event events code codes warning message notification notice issue problem error dtc alerte alertes alerta alertas alarma alarme allarme defaut panne fallo falla averia evento guasto anomalia ' +
  'errore messaggio avviso aviso falha erro mensagem mensaje storung meldung warnung fehler ereignis hinweis storing melding fout larm larmet fel felet feil feilen fejl fejlen halytys vika usterka usterke awaria blad alarmu porucha zavada hlaseni ' +
  'ariza uyari hata varning advarsel evenement codice codigo kod kode'
).split(' ');

/** What may stand between a severity and the word that it is of: articles, pronouns, forms of to be, prepositions. */
export const linkWords = (
  'a an the this that these it its is are was as of at with for one in to currently now been being has have by own their our your which we they i und de la le les du des est sont comme ce cette un une classee il elle di del della dello da do ' +
  'e es son esta este esa el lo como una o os as um uma como nivel sein ist als die der das des dem den diese dieser dieses wird wurde mit eine ein einer einem von is als het een dit deze van wordt met ' +
  'den det en ett som ar er af av til denne dette on se tama jest to jako je ta ten tego bu con com avec med met mit za z ze'
).split(' ');

/** `come grave`, `als kritisch`: what a fault is called stands after them. */
export const wordsForAs = 'as als come como comme som jako ca kak kuin олар као като'.split(' ');

/** `not critical`, `red, no stop`, `kein Stopp`. */
export const denyingWords =
  'not no without never nor nicht kein keine keinen ohne pas sans aucun aucune sin ningun ninguna non senza nessun nessuna geen niet zonder ikke ingen inte ej utan uden uten nao sem nenhum nenhuma ei ilman nie bez ne'.split(
    ' ',
  );

/** `SEV=MOD`, `Severity: Maj`: cut short, as only a label lets one do. */
export const shortGrades: ReadonlyMap<string, Severity> = new Map([
  ['mod', 'medium'],
  ['md', 'medium'],
  ['maj', 'high'],
  ['hi', 'high'],
  ['min', 'low'],
  ['lo', 'low'],
  ['adv', 'low'],
]);

/** `Less severe`, `Sub-critical`: less than what stands right after them. */
export const lesseningWords = 'less least sub semi non weniger moins menos meno minder mniej mene'.split(' ');

/** `Moderately severe`, of SAE J1939's failure modes. */
export const moderatingWords = ['moderately'];

/** `Stop engine`, `Red - stop machine`: what is stopped stands after the severity; before it a machine begins a fault's text. */
export const stoppedNouns = (
  'machine engine motor immediately operation operating work working maquina maschine macchina moteur motore betrieb arbeit arbeiten service travail lavoro trabajo trabalho drift bedrijf ' +
  'maskin maskine maskinen motoren motorn kone moottori maszyne maszyny silnik silnika stroj stroje makine makineyi motoru equipment vehicle unit truck equipo vehiculo veiculo veicolo fahrzeug the la le il lo el os de den det het der das die'
).split(' ');

/** Of what states a stop, the words that stand after what is stopped: `Motor abstellen`. */
export const stopsAfter = 'abstellen anhalten stoppen ausschalten durdurun durdur'.split(' ');

/** Colours of lamps: stated where no plain word is. A red lamp that says stop is critical. */
export const lampWords: ReadonlyMap<string, Severity> = wordsOf([
  // SAE J1939-73: the red stop lamp; below, the amber warning lamp.
  ['critical', 'rsl'],
  [
    'high',
    'merah red rot rote roten roter rotes rouge rojo roja rosso rossa rood rod rode rodt rott roda vermelho vermelha punainen punaisella punaisena czerwony czerwona czerwone czerwono cervena cerveny cervene kirmizi piros voros rosu rosie красный красная красное красным красной червоний червона червоне червена κοκκινο κοκκινη crvena crveno rdeca punane sarkana raudona 赤 赤い 红 红色 紅 紅色 빨강 빨간색 적색',
  ],
  [
    'medium',
    'awl kuning amber yellow orange gelb gelbe gelben gelber gelbes jaune amarillo amarilla ambar giallo gialla ambra arancione amarelo amarela laranja naranja oranje geel gele gul gult gula gule keltainen keltaisella keltaisena zolty zolta zolte zolto zlta zlty zlte pomaranczowy pomaranczowa zluta zluty zlute oranzova sari turuncu sarga galben galbena portocaliu желтый желтая желтое желтым желтой жёлтый жёлтая жёлтое жовтий жовта жовте оранжевый оранжевая жълта κιτρινο κιτρινη zuta zuto rumena kollane dzeltena geltona 黄 黄色 黃 黃色 橙色 노랑 노란색 황색 주황색',
  ],
]);

/** All that is looked up beside the severities themselves. */
export const wordsOfSeverity: readonly string[] = [
  ...severityNouns,
  ...stoppedNouns,
  ...stopsAfter,
  ...messageWords,
  ...ratingWords,
  ...levelWords,
  ...lampWordsBeside,
  ...messageNouns,
  ...linkWords,
  ...wordsForAs,
  ...denyingWords,
  ...lesseningWords,
  ...moderatingWords,
];

function wordsOf(lists: readonly (readonly [Severity, string])[]): ReadonlyMap<string, Severity> {
  const words = new Map<string, Severity>();
  for (const [severity, list] of lists) {
    for (const word of list.split(' ').map(foldedWord)) if (!words.has(word)) words.set(word, severity);
  }
  return words;
}
