import { foldedWord } from '../characters.ts';

/** Month names by their number less one: in full and as abbreviated, in their forms within a date. */
const names: readonly string[] = [
  'jan january janv januar janvier enero ene gennaio gen janeiro jaen jaenner janner januari tammikuu stycznia styczen sty leden ledna ocak oca января январь янв січня січень януари яну јануар јануара sijecanj siječnja január januára ianuarie ian ιανουαρίου ιανουάριος ιαν jaanuar jaanuaril janvāris janvārī janvāra sausio sausis ינואר בינואר يناير जनवरी มกราคม січ ян',
  'feb february februar fevrier fevr fev febrero febbraio fevereiro februari helmikuu lutego luty lut unor unora subat sub февраля февраль фев лютого лютий февруари фебруар фебруара veljače veljača február februára februarie φεβρουαρίου φεβρουάριος φεβ veebruar veebruaril februāris februārī februāra vasario vasaris פברואר בפברואר فبراير شباط फरवरी फ़रवरी กุมภาพันธ์ pebruari лют febr φεβρ úno velj',
  'mar march marz maerz mrz mars marzo maart mrt marco maaliskuu marca marzec brezen brezna mart марта март мар березня березень ožujka ožujak március márc martie μαρτίου μάρτιος μαρ märts märtsil marts martā marta kovo kovas מרץ במרץ مارس آذار मार्च มีนาคม maret mac бер μαρτ bře ožu берез',
  'apr april avr avril abril abr aprile huhtikuu kwietnia kwiecien kwi duben dubna nisan nis апреля апрель апр квітня квітень април априла travnja travanj apríl apríla április ápr aprilie απριλίου απρίλιος απρ aprill aprillil aprīlis aprīlī aprīļa balandžio balandis אפריל באפריל أبريل ابريل نيسان अप्रैल เมษายน кві квіт',
  'may mai mayo maggio mag maio mei maj toukokuu maja kveten kvetna mayis мая май травня травень мај маја svibnja svibanj máj mája május μαΐου μάιος maijs maijā maija gegužės gegužė מאי במאי مايو أيار मई พฤษภาคม тра kvě svi трав',
  'jun june juni juin junio giugno giu junho kesakuu czerwca czerwiec cze cerven cervna haziran haz июня июнь июн червня червень юни јун јуна lipnja lipanj jún júna június iunie ιουνίου ιούνιος ιουν juuni juunil jūnijs jūnijā jūnija birželio birželis יוני ביוני يونيو حزيران जून มิถุนายน чер iun čvn черв',
  'jul july juli juil juillet julio luglio lug julho heinakuu lipca lipiec lip cervenec cervence temmuz tem июля июль июл липня липень юли јул јула srpnja srpanj júl júla július iulie ιουλίου ιούλιος ιουλ juuli juulil jūlijs jūlijā jūlija liepos liepa יולי ביולי يوليو تموز जुलाई กรกฎาคม julai лип juill iul čvc',
  'aug august aout aou agosto ago augustus augusti elokuu sierpnia sierpien sie srpen srpna agustos agu августа август авг серпня серпень kolovoza kolovoz augusztus augustu αυγούστου αύγουστος αυγ augustil augusts augustā augusta rugpjūčio rugpjūtis אוגוסט באוגוסט أغسطس اغسطس آب अगस्त สิงหาคม agustus ogos сер серп',
  'sep sept september septembre septiembre settembre set setembro syyskuu wrzesnia wrzesien wrz zari eylul eyl сентября сентябрь сен сент вересня вересень септември септ септембар септембра rujna rujan septembra szeptember szept septembrie σεπτεμβρίου σεπτέμβριος σεπ septembril septembris septembrī rugsėjo rugsėjis ספטמבר בספטמבר سبتمبر أيلول सितंबर सितम्बर กันยายน вер σεπτ zář ruj верес',
  'oct october okt oktober octobre octubre ottobre ott outubro out lokakuu pazdziernika pazdziernik paz rijen rijna ekim eki октября октябрь окт жовтня жовтень октомври октобар октобра október októbra octombrie οκτωβρίου οκτώβριος οκτ oktoobril oktoober oktobris oktobrī oktobra spalio spalis אוקטובר באוקטובר أكتوبر اكتوبر अक्टूबर अक्तूबर ตุลาคม жов říj жовт',
  'nov november novembre noviembre novembro marraskuu listopada listopad lis kasim kas ноября ноябрь ноя листопада листопад ноември ное новембар новембра studenoga studenog studeni novembra noiembrie νοεμβρίου νοέμβριος νοε novembril novembris novembrī lapkričio lapkritis נובמבר בנובמבר نوفمبر नवंबर नवम्बर พฤศจิกายน nopember лис noi νοεμ листоп',
  'dec december dez dezember decembre diciembre dic dicembre dezembro des desember joulukuu grudnia grudzien gru prosinec prosince aralik ara декабря декабрь дек грудня грудень декември децембар децембра prosinca decembra decembrie δεκεμβρίου δεκέμβριος δεκ detsember detsembril decembris decembrī gruodžio gruodis דצמבר בדצמבר ديسمبر दिसंबर दिसम्बर ธันวาคม disember гру δεκεμ груд',
];

export const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((list, index) =>
    list
      .split(' ')
      .map(foldedWord)
      .flatMap((name): [string, number][] => [[name, index + 1], ...finnish(name, index + 1)]),
  ),
);

/** Finnish dates have the month in the partitive: `3. huhtikuuta 2026`. */
function finnish(name: string, month: number): [string, number][] {
  return name.endsWith('kuu') ? [[`${name}ta`, month]] : [];
}

/** `4 tháng 3 năm 2026`: what Vietnamese dates say before a month's number. */
export const monthNoun = 'thang';
