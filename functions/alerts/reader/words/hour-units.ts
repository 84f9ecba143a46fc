import { foldedWord } from '../characters.ts';

/*
 * Hours as they are written after a number, with their inflections, beyond the units of `values/hours`. Source: compiled by
 * hand from the wording of makers' and telematics portals' public manuals.
 */
export const wordsOfHours = [
  'betriebsstd motorstd maschinenstd bstd horametro',
  'motohodín motohodiny motohod hodín hodiny prevádzkových provozních',
  'motogodziny godziny roboczogodzin mtgodz',
  'üó üzemóra üzemórát üzemórával üzemóránál üzemórája óra órát órával munkaóra',
  'moottorituntia kayttotuntia ajotuntia työtuntia',
  'saatte saatlik saattir saatinde saati',
  'моточасов моточаса моточас моточасы мотoчасов мтч мч часов часа час машиночасов',
  'мотогодин мотогодини мотогодина годин години год',
  'моточасове часове работни',
  'sati sata radnih motosati časova сати сата радних мотосати часова',
  'ur ure delovnih obratovalnih motornih',
  'ώρες ωρών ώρα ωρες ωρων',
  'stundas stundu stundām motorstundas motorstundu motostundas motostundu',
  'valandų valandos valandas motovalandų motovalandos val',
  'tundi mototundi töötundi mootoritundi',
  '小時 工時 工时 時數 小时数 시간째',
  'ساعة ساعات ساعه שעות שעה',
  'smr huors hrous housr',
  'giờ ชม ชั่วโมง घंटे घंटा घण्टे घंटों ghante ghanta jam',
].join(' ');

/** Each of them, folded. */
export const hourWords: ReadonlySet<string> = new Set(wordsOfHours.split(' ').map(foldedWord));
