import type { Severity } from '#schema/severity.ts';

/** Words that state a severity by themselves, without accents and in lower case. Severities of the examples' conventions. */
export const plainWords: ReadonlyMap<string, Severity> = wordsOf([
  [
    'critical',
    'critical crit emergency stop shutdown severe kritisch critique critico critica criticos criticas kritiek kritisk kritiskt notfall urgence grave ' +
      'kriittinen krytyczny krytyczna krytyczne kriticky kriticka kriticke kritik 緊急 严重 紧急 치명적 심각 긴급 catastrophic ' +
      'arresto arret parada paro stopp halt stoppen anhalten pysayta zatrzymanie zastavit 停止 정지 critici critiche criticos kritische kritischer critiques urgencia',
  ],
  [
    'high',
    'high major serious urgent 重大 hoj hoch hohe haute eleve elevee alto alta hoog hog hoy dringend urgente hohe ernst ernstig ' +
      'majeur majeure mayor maggiore korkea wysoki wysoka vysoka vysoky yuksek 高 높음 allvarlig alvorlig hogt hoyt vakava powazny powazna vazna zavazna ' +
      'dringende dringlich erheblich schwerwiegend schwerwiegende schwer',
  ],
  [
    'medium',
    'medium med moderate warning caution mittel mittlere moyen moyenne medio media media medio middel medel waarschuwing warnung avertissement ' +
      'advertencia avviso atencao achtung opgelet observera huomio uwaga pozor dikkat figyelem massig maessig modere moderee moderado moderada gemiddeld middels medelhog keskitaso keskisuuri sredni srednia stredni orta 中 중간 ' +
      'varning advarsel varoitus ostrzezenie varovani uyari 注意 警告 주의 경고 matig moderato attenzione matige atencion precaucion precaution vorsicht',
  ],
  [
    'low',
    'low minor info information informational informative advisory niedrig gering geringe faible bas basse bajo baja basso bassa baixo baixa laag lag lav ' +
      'hinweis leicht mineur mineure menor minore matala niski niska nizka nizky dusuk 低 낮음 정보 lagt lavt laga informacion informativo informativa ' +
      'informazione informatie bilgi mindre lieve leve',
  ],
]);

/** Words that stand with a severity and say no more than it: `High priority`, `amber triangle`, `falla grave`. */
export const severityNouns = (
  'i a one rated all both lampka lampje valo leuchte lampa lampe voyant spia testigo kontrolka severity priority level importance lamp light code alert alarm fault event urgency risk condition most very action now ' +
  'falla fallo guasto defaut storung fehler fel feil fejl panne alerte alerta alarma allarme alarme larm meldung warnstufe niveau nivel niva livello stufe taso poziom ' +
  'prioridad prioridade priorite priorita prioriteit prioritat severidad severidade gravedad gravidade gravite gravita schweregrad urgencia message messaggio mensaje mensagem melding ' +
  'triangle dreieck triangolo triangulo driehoek trekant icon symbol ikon icone icono icona indicator led lampada luz lampara lys stage grade class category on showing lit flashing'
).split(' ');

/** `Stop engine`, `Red - stop machine`: what is stopped stands after the severity; before it a machine begins a fault's text. */
export const stoppedNouns =
  'machine engine motor immediately operation operating work working maquina maschine macchina moteur motore betrieb arbeit arbeiten service travail lavoro trabajo trabalho drift bedrijf'.split(
    ' ',
  );

/** Colours of lamps: stated where no plain word is. A red lamp that says stop is critical. */
export const lampWords: ReadonlyMap<string, Severity> = wordsOf([
  [
    'high',
    'red rot rouge rojo roja rosso rossa rood rod rode vermelho vermelha punainen czerwony cervena kirmizi 赤 红 红色 빨강',
  ],
  [
    'medium',
    'amber yellow orange gelb jaune amarillo amarilla ambar giallo gialla ambra arancione amarelo amarela oranje geel gul keltainen zolty zluta sari 黄 黄色 노랑',
  ],
]);

function wordsOf(lists: readonly (readonly [Severity, string])[]): ReadonlyMap<string, Severity> {
  const words = new Map<string, Severity>();
  for (const [severity, list] of lists) {
    for (const word of list.split(' ')) if (!words.has(word)) words.set(word, severity);
  }
  return words;
}
