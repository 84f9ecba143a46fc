import type { Severity } from '#schema/severity.ts';

/*
 * Severities as they are stated in the languages of `labels-of-languages`, and beside them the rarer words of others. Source: plain
 * words of the languages, compiled by hand.
 */

/** By severity, in all their forms. */
export const gradesOfLanguages: readonly (readonly [Severity, string])[] = [
  [
    'critical',
    'emergencia noodstop nødstopp emergência emergenza noodgeval nødstop nödstopp nödläge nødsituation nødssituasjon nødstilfelle hätätila hätäseis hätäpysäytys awaryjny awaryjne nouzový crítico críticas gravissimo gravissima gravissime kriittisen ' +
      'kritischem kritischen krytycznym krytycznej krytycznie kritickou kritickém kritickým havarijní havarijný kritický kritická kritické kritického ' +
      'критический критическая критическое критично критичный критичная критическом критическую аварийный аварийная аварийно авария стоп остановка остановить экстренный экстренная экстренно чрезвычайный чрезвычайная ' +
      'критичний критична критичне аварійний аварійна аварійно аварія зупинка екстрений екстрена ' +
      'критичен критична критично аварийна авариен аварийно спиране спри ' +
      'критичан критичка ' +
      'kritičan kritična kritično kritične kritičnu kritičnim kritičen zaustaviti zaustavi ustavi ustavitev ' +
      'kritikus kritikusnak vészhelyzet vészleállás vészjelzés leállás leállítás álljon leállítani ' +
      'critic critică critice oprire opriți opriti ' +
      'κρίσιμη κρίσιμο κρίσιμος κρίσιμα κρισιμη στοπ διακοπή ' +
      'kriitiline kriitilise kriitiliseks hädaolukord hädastopp avariiline seiska ' +
      'kritisks kritiska kritiski avārijas avārija ārkārtas apturēt ' +
      'kritinis kritinė kritiška kritiškas avarinis avarinė sustabdyti stabdyti ' +
      'קריטי קריטית חירום עצור עצירה קריטיות ' +
      'حرجة حرج حرجا طوارئ الطوارئ توقف إيقاف قف خطيرة خطير ' +
      'गंभीर आपातकालीन आपात क्रिटिकल रुकें बंद अत्यंत ' +
      'วิกฤต วิกฤติ ฉุกเฉิน หยุด หยุดรถ หยุดเครื่อง ร้ายแรง ' +
      'darurat kritis kritikal kecemasan berhenti hentikan ' +
      'nødstilt kritiek kritieke 嚴重 緊急停止 停機 停机 最高 致命 危急 危険 严重故障 嚴重故障 严重报警 紧急故障 紧急报警 위급 비상 심각함',
  ],
  [
    'high',
    'pilne pilny pilna pilnie naléhavá naléhavý naléhavé naléhavě vážná vážný vážné vážnou vážnej naliehavá naliehavý naliehavé naliehavo vysoká vysoký vysoké vysokej závažné závažný acil aciliyetli önemli ciddi serio ' +
      'akuutti akuut akutt haster hastar spoed spoedeisend haastava kiireellinen kiireelliseksi pressant pressante haastig dringender dringendes eilig ' +
      'schwerwiegender schwerwiegendes ernster ernstes erhebliche alvorlige allvarliga vakavaa vakavaksi poważne poważnym poważnej ' +
      'высокий высокая высокое высокую высоким высокой серьёзный серьёзная серьёзное серьёзно срочно срочный срочная срочное ' +
      'високий висока високе високу серйозний серйозна серйозне терміново терміновий термінова ' +
      'висок висока високо сериозен сериозна сериозно спешно спешен спешна неотложно ' +
      'озбиљан озбиљна озбиљно хитно хитан висока ' +
      'visok visoka visoko visokim visokom visoke ozbiljan ozbiljna ozbiljno hitno hitan hitna žurno resno resen resna nujno nujen nujna ' +
      'magas magasnak súlyos súlyosnak sürgős sürgősnek sürgősen komoly ' +
      'ridicată ridicat înaltă înalt mare urgentă urgentă gravă majoră major serioasă crescută ' +
      'υψηλή υψηλό υψηλός ψηλή σοβαρή σοβαρό σοβαρός σοβαρά επείγον επείγουσα επειγόντως μεγάλη ' +
      'kõrge kõrgeks tõsine tõsiseks kiireloomuline ' +
      'augsts augsta augstu augsti nopietns nopietna steidzams steidzama steidzami ' +
      'aukštas aukšta aukštą rimtas rimta skubus skubu skubi didelė didelis ' +
      'גבוה גבוהה חמור חמורה דחוף דחופה רציני רצינית ' +
      'عالية عالي مرتفعة مرتفع عاجلة عاجل شديدة شديد مهمة كبيرة ' +
      'उच्च अधिक तत्काल उच्चतम ज्यादा ' +
      'สูง ด่วน รุนแรง เร่งด่วน สูงมาก ' +
      'cao khẩn nghiêm ' +
      'tinggi mendesak genting ' +
      '嚴重的 急 至急 要緊急 緊急 高い 높은 긴급함 중대 중대함 重大故障 重故障 重度故障',
  ],
  [
    'medium',
    'avvertenza avvertimento waarschuwend middelzwaar matige gemiddelde moderat måttlig måttligt medelstor moderata moderert kohtalaisen keskivakava średnim średniej ostrzegawczy stredná stredný stredné strednej střední varovanie výstraha mittelschwer mäßig mäßige mäßiger mittlerem ortalama ' +
      'средний средняя среднее среднюю средним умеренный умеренная умеренно предупреждение предупредительный внимание осторожно ' +
      'середній середня середнє помірний помірна попередження увага ' +
      'среден средна средно умерен умерена предупреждение внимание ' +
      'средњи средња умерен упозорење ' +
      'srednji srednja srednje umjeren umjerena umeren umerena upozorenje oprez pažnja srednjim opozorilo zmeren zmerna ' +
      'közepes közepesnek mérsékelt figyelmeztetés figyelmeztető figyelem ' +
      'medie mediu moderată moderat avertizare avertisment atenție atenţie ' +
      'μέτρια μέτριο μέτριος μεσαία μεσαίο προειδοποίηση προσοχή ' +
      'keskmine keskmiseks mõõdukas hoiatus ettevaatust ' +
      'vidējs vidēja vidēju mērens mērena brīdinājums uzmanību ' +
      'vidutinis vidutinė vidutinio vidutiniškas įspėjimas dėmesio ' +
      'בינוני בינונית אזהרה זהירות ' +
      'متوسطة متوسط تحذير انتباه معتدلة معتدل ' +
      'मध्यम चेतावनी सावधानी सामान्य ' +
      'ปานกลาง คำเตือน เตือน กลาง ระวัง ' +
      'vừa trung cảnh ' +
      'sedang menengah peringatan waspada amaran sederhana ' +
      '中等 中度 中級 注意報 보통 中度故障',
  ],
  [
    'low',
    'geringfügig geringfügige geringfügiger unerheblich nieder leichter leichtes bagatell légère léger légèrement leggero leggera basso ligera ligero ligeira ligeiro obavijest matalaksi niewielki niewielka nízka nízky nízke nízkej önemsiz alçak ' +
      'низкий низкая низкое низкую низким незначительный незначительная информация информационный информационное информационная справочно ' +
      'низький низька низьке низьку незначний незначна інформація інформаційне інформаційний ' +
      'нисък ниска ниско незначителна незначителен информация информационно информационен ' +
      'низак мали ' +
      'nizak niska nisko niskim informacija informativno obavijest obaveštenje nizek nizko majhna majhen informacije nepomemben ' +
      'alacsony alacsonynak csekély információ tájékoztató tájékoztatás ' +
      'scăzută scăzut redusă redus minoră minor joasă informare informație ' +
      'χαμηλή χαμηλό χαμηλός μικρή ήπια πληροφορία ενημέρωση ' +
      'madal madalaks vähene teave ' +
      'zems zema zemu neliels neliela informācija ' +
      'žemas žema žemą nedidelis nedidelė informacija ' +
      'נמוך נמוכה קל קלה מידע ' +
      'منخفضة منخفض بسيطة بسيط طفيفة طفيف معلومات ضعيفة ' +
      'निम्न कम हल्का सूचना ' +
      'ต่ำ เล็กน้อย ข้อมูล น้อย ' +
      'thấp nhẹ ' +
      'rendah maklumat ' +
      '低い 軽微 軽度 轻微 輕微 提示 경미 경미함 낮은 轻微故障 軽微故障 軽故障 軽度故障',
  ],
];

/** What they are called, before or after them: `уровень критический`, `súlyossága sürgős`. */
export const ratingsOfLanguages =
  'siger sier säger sagt zegt říká mówi sanoo diyor говорит каже казва λέει kaže pravi spune dice catalogada marcado marcada evaluado considerado considerada valorado valorada tildado indicado indicada indicação indicación indication indicazione bewertung bewertet markiert kategorisiert klassifiziert classificado classificada avaliado avaliada avalia valuta valutato valutata segnalato indicato indicata classement qualifiée jugée évalué évaluée évaluation beoordeeld beoordeling geclassificeerd bedömd bedömning bedömer klassad markerad vurderes vurderer vurdering klassificerer luokitellaan arvioitu oceniono oceniany ocena określono klasyfikuje hodnocena hodnocená označená hodnotená hodnotenie označené označen értékelt minősítve evaluat clasificat considerat değerlendirildi оценивается оценена считается отнесена класифицирана bình báo cấp độ trọng ' +
  'स्तर stopnja tase nivel критичность важность степень приоритет уровень срочность серьёзность серьезность критичність важливість рівень пріоритет терміновість серйозність ступінь степента спешност ниво сериозност озбиљност ниво хитност ' +
  'ozbiljnost razina nivo hitnost važnost stupanj stepen prioritet resnost nujnost prednost raven súlyosság súlyossága szint szintű prioritás besorolása sürgősség gravitatea gravitate nivelul prioritatea prioritate severitate ' +
  'επίπεδο σοβαρότητα προτεραιότητα επίπεδου tõsidus prioriteet kiireloomulisus raskusaste svarīgums prioritāte līmenis steidzamība svarba prioritetas lygis skubumas ' +
  'חומרה רמה דחיפות עדיפות רמת الخطورة خطورة أولويته شدة الشدة الأولوية والأولوية المستوى الدرجة درجة أولوية مستوى गंभीरता प्राथमिकता ' +
  'ระดับ ความรุนแรง ความสำคัญ mức ưu tiên tingkat prioritas keparahan status keterukan tahap luokitus luokka vakavuudeltaan naléhavost naliehavosť závažnosť stupeň ważność pilność derecesi seviyesi önemi 程度 重要度 重大度 緊急度 優先度 等级 等級 級別 级别 심각도 등급 중요도 긴급도 vigtighed viktighet larmnivå larmklass larmet alarmniveau varselnivå';
