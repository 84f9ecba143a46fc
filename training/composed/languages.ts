import type { Pick } from './pick.ts';
import { named, point, street, type Told, told, type Written } from './values.ts';

/*
 * What somebody writes of a machine in languages other than English. In a first sentence `{M}` stands for brand and model, `{U}` for the
 * unit, `{S}` for the serial number, `{C}` for the code and `{D}` for what it means; in one of hours, `{H}` for them.
 */
interface Language {
  readonly first: readonly string[];
  readonly hours: readonly string[];
  readonly hourForms: readonly Written['hours'][];
  readonly grades: readonly Written['grade'][];
  readonly times: readonly Written['time'][];
  readonly places: readonly Written['place'][];
  readonly descriptions: readonly string[];
}

export const languageNames = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'pl'] as const;
export type LanguageName = (typeof languageNames)[number];

/** A machine, and a message about it in the language. */
export function toldIn(name: LanguageName, pick: Pick): { readonly told: Told; readonly text: string } {
  const language = languages[name];
  const [hours, grade, time, place] = [
    pick.of(language.hourForms),
    pick.of(language.grades),
    pick.of(language.times),
    pick.of(language.places),
  ];
  const one = told(named(pick, language.descriptions), { hours, grade, time, place }, pick);
  const { unit, brand, model, serial, code, description } = one.words;
  const first = pick
    .of(language.first)
    .replace('{M}', `${brand} ${model}`)
    .replace('{U}', unit)
    .replace('{S}', serial)
    .replace('{C}', code)
    .replace('{D}', description);
  const others = [pick.of(language.hours).replace('{H}', hours[1]), grade[1], time[1], place[1]];
  return { told: one, text: [first, ...pick.shuffled(others)].join(pick.of([' ', '\n', ' '])) };
}

const withPoint: readonly Written['hours'][] = [
  [5208, '5.208'],
  [5208, '5208'],
  [412.5, '412,5'],
];
const withSpace: readonly Written['hours'][] = [
  [5208, '5 208'],
  [5208, '5208'],
  [412.5, '412,5'],
];

const languages: Readonly<Record<LanguageName, Language>> = {
  de: {
    first: [
      'Hallo, unser {M} ({U}, Seriennummer {S}) meldet {C}: {D}.',
      'Guten Morgen, der {M}, Maschine {U}, Fahrgestellnr. {S}, zeigt Fehlercode {C} ({D}).',
      '{U} ({M}, SN {S}) hat Störung {C} - {D}.',
      'Am {M} mit der Nummer {U}, Serie {S}, steht Fehler {C}, {D}.',
    ],
    hours: [
      'Betriebsstunden: {H}.',
      'Er hat {H} Stunden.',
      'Stand {H} Bh.',
      '{H} Betriebsstunden auf dem Zähler.',
    ],
    hourForms: withPoint,
    grades: [
      ['high', 'Priorität hoch.'],
      ['critical', 'Stufe kritisch.'],
      ['medium', 'Schweregrad: mittel.'],
      ['low', 'Die Priorität ist niedrig.'],
      ['medium', 'Gelbe Lampe leuchtet.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Aufgetreten am 24.03.2026 um 06:12 Uhr.'],
      ['2026-03-24T06:12:00', 'Seit 24. März 2026, 6:12 Uhr.'],
      ['2026-03-24T14:05:00', 'Gemeldet 24.3.2026 14:05.'],
    ],
    places: [
      [street('Hafenstraße 12', 'Bremen'), 'Standort: Hafenstraße 12, 28195 Bremen.'],
      [street('Am Steinbruch 4', 'Ulm'), 'Er steht Am Steinbruch 4 in 89079 Ulm.'],
      [street('Südring 201', 'Dortmund'), 'Die Maschine steht in der Südring 201, 44143 Dortmund.'],
      [point(48.3984, 9.9916), 'Koordinaten 48.3984, 9.9916.'],
    ],
    descriptions: [
      'Öldruck zu niedrig',
      'Kühlmitteltemperatur zu hoch',
      'Kabelbruch Drucksensor',
      'Luftfilter verstopft',
    ],
  },
  fr: {
    first: [
      'Bonjour, notre {M} ({U}, n° de série {S}) affiche le code {C} : {D}.',
      'La {M}, engin {U}, numéro de série {S}, signale le défaut {C} ({D}).',
      '{U} ({M}, n/s {S}) est en défaut {C} - {D}.',
    ],
    hours: ['Compteur : {H} h.', 'Elle a {H} heures.', '{H} heures au compteur.'],
    hourForms: withSpace,
    grades: [
      ['high', 'Gravité : élevée.'],
      ['critical', 'Niveau critique.'],
      ['medium', 'Priorité moyenne.'],
      ['low', 'Gravité faible.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Apparu le 24/03/2026 à 6h12.'],
      ['2026-03-24T06:12:00', 'Depuis le 24 mars 2026 à 06:12.'],
    ],
    places: [
      [street('17 rue des Hêtres', 'Épinal'), 'Lieu : 17 rue des Hêtres, 88000 Épinal.'],
      [street('4 chemin du Vieux Puits', 'Anse'), 'Elle se trouve au 4 chemin du Vieux Puits, 69480 Anse.'],
      [street('12 avenue de la Gare', 'Lyon'), 'Adresse du chantier : 12 avenue de la Gare, Lyon.'],
      [point(45.7578, 4.832), 'Position GPS 45.7578, 4.8320.'],
    ],
    descriptions: [
      "pression d'huile basse",
      'température moteur élevée',
      'capteur de pression en court-circuit',
      'filtre à air colmaté',
    ],
  },
  es: {
    first: [
      'Hola, nuestra {M} ({U}, serie {S}) muestra el código {C}: {D}.',
      'La {M}, unidad {U}, número de serie {S}, reporta la falla {C} ({D}).',
      '{U} ({M}, N/S {S}) tiene activo el código de falla {C} - {D}.',
    ],
    hours: ['Horómetro: {H}.', 'Tiene {H} horas.', 'Marca {H} h en el horómetro.'],
    hourForms: withPoint,
    grades: [
      ['high', 'Gravedad: alta.'],
      ['critical', 'Es crítico.'],
      ['medium', 'Prioridad media.'],
      ['low', 'Severidad: baja.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Ocurrió el 24/03/2026 a las 6:12.'],
      ['2026-03-24T06:12:00', 'Desde el 24 de marzo de 2026 a las 06:12 h.'],
    ],
    places: [
      [street('Av. Juárez 200', 'Puebla'), 'Ubicación: Av. Juárez 200, 72000 Puebla.'],
      [street('Calle Mayor 14', 'Zaragoza'), 'Está en Calle Mayor 14, 50001 Zaragoza.'],
      [street('Carretera A-4 km 52', 'Ocaña'), 'Se encuentra en Carretera A-4 km 52, Ocaña.'],
      [point(19.4326, -99.1332), 'Coordenadas 19.4326, -99.1332.'],
    ],
    descriptions: [
      'presión de aceite baja',
      'temperatura de refrigerante alta',
      'sensor de presión en cortocircuito',
      'filtro de aire obstruido',
    ],
  },
  pt: {
    first: [
      'Bom dia, nossa {M} ({U}, série {S}) está com o código {C}: {D}.',
      'A {M}, equipamento {U}, número de série {S}, apresenta a falha {C} ({D}).',
      '{U} ({M}, S/N {S}) acusou a falha {C} - {D}.',
    ],
    hours: ['Horímetro: {H}.', 'Tem {H} horas.', 'Está com {H} h no horímetro.'],
    hourForms: withPoint,
    grades: [
      ['high', 'Gravidade: alta.'],
      ['critical', 'Nível crítico.'],
      ['medium', 'Prioridade média.'],
      ['low', 'Gravidade baixa.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Ocorreu em 24/03/2026 às 06:12.'],
      ['2026-03-24T06:12:00', 'Desde 24 de março de 2026, 6h12.'],
    ],
    places: [
      [street('Av. Brasil, 2200', 'Curitiba', 'PR'), 'Local: Av. Brasil, 2200, Curitiba - PR.'],
      [street('Rua das Flores, 45', 'Joinville', 'SC'), 'Está na Rua das Flores, 45, Joinville/SC.'],
      [
        street('Rodovia BR-116, km 52', 'Registro', 'SP'),
        'Encontra-se na Rodovia BR-116, km 52, Registro - SP.',
      ],
      [point(-23.5505, -46.6333), 'Coordenadas -23.5505, -46.6333.'],
    ],
    descriptions: [
      'pressão do óleo baixa',
      'temperatura do motor alta',
      'sensor de pressão em curto',
      'filtro de ar obstruído',
    ],
  },
  it: {
    first: [
      'Buongiorno, il nostro {M} ({U}, matricola {S}) segnala il codice {C}: {D}.',
      '{M}, mezzo {U}, telaio {S}, errore {C} ({D}).',
      '{U} ({M}, matr. {S}) ha il guasto {C} - {D}.',
    ],
    hours: ['Contaore: {H}.', 'Ha {H} ore.', 'Ore motore {H}.'],
    hourForms: withPoint,
    grades: [
      ['high', 'Gravità: alta.'],
      ['critical', 'Livello critico.'],
      ['medium', 'Priorità media.'],
      ['low', 'Gravità bassa.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Rilevato il 24/03/2026 alle 6:12.'],
      ['2026-03-24T06:12:00', 'Dal 24 marzo 2026, ore 06:12.'],
    ],
    places: [
      [street('Via Roma 12', 'Milano'), 'Posizione: Via Roma 12, 20121 Milano.'],
      [
        street('Via Emilia Ponente 310', 'Faenza', 'RA'),
        'Si trova in Via Emilia Ponente 310, 48018 Faenza (RA).',
      ],
      [point(45.4642, 9.19), 'Coordinate 45.4642, 9.1900.'],
    ],
    descriptions: [
      'pressione olio bassa',
      'temperatura motore alta',
      'sensore pressione in corto',
      'filtro aria intasato',
    ],
  },
  nl: {
    first: [
      'Goedemorgen, onze {M} ({U}, serienummer {S}) geeft storing {C}: {D}.',
      'De {M}, machine {U}, serienr. {S}, heeft foutcode {C} ({D}).',
      '{U} ({M}, sn {S}) meldt {C} - {D}.',
    ],
    hours: ['Urenstand: {H}.', 'Hij heeft {H} uur.', 'Teller {H} u.'],
    hourForms: withPoint,
    grades: [
      ['high', 'Ernst: hoog.'],
      ['critical', 'Niveau kritiek.'],
      ['medium', 'Prioriteit gemiddeld.'],
      ['low', 'Prioriteit laag.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Gemeld op 24-03-2026 om 06:12.'],
      ['2026-03-24T06:12:00', 'Sinds 24 maart 2026, 6:12 uur.'],
    ],
    places: [
      [street('Ringdijk 14', 'Lelystad'), 'Locatie: Ringdijk 14, 8244 BT Lelystad.'],
      [street('Waalhaven Zuidzijde 19', 'Rotterdam'), 'Hij staat op Waalhaven Zuidzijde 19, Rotterdam.'],
      [point(52.3702, 4.8952), 'Coördinaten 52.3702, 4.8952.'],
    ],
    descriptions: [
      'oliedruk te laag',
      'koelvloeistof te warm',
      'druksensor kortsluiting',
      'luchtfilter verstopt',
    ],
  },
  sv: {
    first: [
      'Hej, vår {M} ({U}, serienummer {S}) visar felkod {C}: {D}.',
      '{M}, maskin {U}, serienr {S}, har fel {C} ({D}).',
      '{U} ({M}, sn {S}) larmar {C} - {D}.',
    ],
    hours: ['Timmar: {H}.', 'Den har gått {H} timmar.', 'Mätarställning {H} h.'],
    hourForms: withSpace,
    grades: [
      ['high', 'Allvarlighet: hög.'],
      ['critical', 'Nivå kritisk.'],
      ['medium', 'Prioritet medel.'],
      ['low', 'Prioritet låg.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Kom den 24 mars 2026 kl. 06:12.'],
      ['2026-03-24T06:12:00', 'Larm 2026-03-24 06:12.'],
    ],
    places: [
      [street('Hamngatan 12', 'Göteborg'), 'Plats: Hamngatan 12, 411 06 Göteborg.'],
      [street('Industrivägen 5', 'Umeå'), 'Den står på Industrivägen 5, 901 30 Umeå.'],
      [point(57.7089, 11.9746), 'Koordinater 57.7089, 11.9746.'],
    ],
    descriptions: ['lågt oljetryck', 'hög motortemperatur', 'trycksensor kortsluten', 'luftfilter igensatt'],
  },
  pl: {
    first: [
      'Dzień dobry, nasza {M} ({U}, nr seryjny {S}) zgłasza kod {C}: {D}.',
      '{M}, maszyna {U}, numer seryjny {S}, błąd {C} ({D}).',
      '{U} ({M}, nr ser. {S}) ma usterkę {C} - {D}.',
    ],
    hours: ['Motogodziny: {H}.', 'Ma {H} mth.', 'Przebieg {H} mtg.'],
    hourForms: withSpace,
    grades: [
      ['high', 'Priorytet: wysoki.'],
      ['critical', 'Poziom krytyczny.'],
      ['medium', 'Ważność: średnia.'],
      ['low', 'Priorytet niski.'],
    ],
    times: [
      ['2026-03-24T06:12:00', 'Wystąpił 24.03.2026 o 06:12.'],
      ['2026-03-24T06:12:00', 'Od 24 marca 2026, godz. 6:12.'],
    ],
    places: [
      [street('ul. Portowa 12', 'Gdynia'), 'Lokalizacja: ul. Portowa 12, 81-350 Gdynia.'],
      [street('ul. Fabryczna 7', 'Łódź'), 'Stoi przy ul. Fabryczna 7, 90-001 Łódź.'],
      [point(54.5189, 18.5305), 'Współrzędne 54.5189, 18.5305.'],
    ],
    descriptions: [
      'niskie ciśnienie oleju',
      'wysoka temperatura silnika',
      'zwarcie czujnika ciśnienia',
      'zapchany filtr powietrza',
    ],
  },
};
