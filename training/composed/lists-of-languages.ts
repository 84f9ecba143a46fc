import { besideIn } from './beside-of-languages.ts';
import type { Pick } from './pick.ts';
import { type Field, fields, named, point, street, type Told, told, type Written } from './values.ts';
import { omittedBy, type PartlyTold, partOf } from './with-gaps.ts';

/*
 * Lists of labels and values as portals and dealers of other languages have them: what each of them calls a value, and how it writes
 * hours, grades, times and places.
 */
interface Locale {
  readonly labels: Readonly<Record<Field, readonly string[]>>;
  /** What stands behind the hours. */
  readonly hoursIn: readonly string[];
  readonly hours: readonly Written['hours'][];
  readonly grades: readonly Written['grade'][];
  readonly times: readonly Written['time'][];
  readonly places: readonly Written['place'][];
  readonly descriptions: readonly string[];
}

export const localeNames = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'fi', 'pl', 'cs', 'tr'] as const;
export type LocaleName = (typeof localeNames)[number];

/** A machine, and a list in the language that tells of it. */
export function listIn(name: LocaleName, pick: Pick): { readonly told: Told; readonly text: string } {
  const { one, hoursIn, labels } = toldBy(name, pick);
  const separator = pick.of(separators);
  const isJoined = pick.of([true, false]);
  const lines = fields.flatMap((field) => {
    if (isJoined && field === 'description') return [];
    const { code, description } = one.words;
    const value = isJoined && field === 'code' ? `${code} ${description}` : one.words[field];
    return [`${pick.of(labels[field])}${separator}${value}${field === 'hours' ? hoursIn : ''}`];
  });
  const machine = lines.slice(0, fields.indexOf('code'));
  const others = lines.slice(machine.length);
  return {
    told: one,
    text: pick
      .of([
        [...machine, ...others],
        [...others, ...machine],
        [...pick.shuffled(machine), ...others],
      ])
      .join('\n'),
  };
}

/** A list in the language with gaps, and what is of something else between its lines. */
export function listWithGapsIn(name: LocaleName, pick: Pick): PartlyTold {
  const { one, hoursIn, labels } = toldBy(name, pick);
  const separator = pick.of(separators);
  const omitted = omittedBy(pick);
  const own = fields
    .filter((field) => !omitted.has(field))
    .map(
      (field) =>
        `${pick.of(labels[field])}${separator}${one.words[field]}${field === 'hours' ? hoursIn : ''}`,
    );
  const strange = pick.several(besideIn[name], 3).map(([label, value]) => label + separator + value);
  return { text: pick.mixed(own, strange).join('\n'), truths: [partOf(one, omitted)] };
}

const separators = [': ', ': ', ' : ', '\t', ' - '];

function toldBy(name: LocaleName, pick: Pick) {
  const locale = locales[name];
  const [hours, grade, time, place] = [
    pick.of(locale.hours),
    pick.of(locale.grades),
    pick.of(locale.times),
    pick.of(locale.places),
  ];
  const one = told(named(pick, locale.descriptions), { hours, grade, time, place }, pick);
  return { one, hoursIn: pick.of(locale.hoursIn), labels: locale.labels };
}

const withPoint: readonly Written['hours'][] = [
  [5208, '5.208'],
  [5208, '5208'],
  [412.5, '412,5'],
  [11_204, '11204'],
];
const withSpace: readonly Written['hours'][] = [
  [5208, '5 208'],
  [5208, '5208'],
  [412.5, '412,5'],
  [11_204, '11204'],
];

const locales: Readonly<Record<LocaleName, Locale>> = {
  de: {
    labels: {
      unit: [
        'Maschine',
        'Gerät',
        'Maschinen-Nr.',
        'Inventarnummer',
        'Gerätenummer',
        'Interne Nummer',
        'Flottennummer',
        'Maschinenname',
      ],
      brand: ['Hersteller', 'Marke', 'Fabrikat'],
      model: ['Modell', 'Typ', 'Modellbezeichnung', 'Maschinentyp'],
      serial: ['Seriennummer', 'Serien-Nr.', 'Fahrgestellnummer', 'Fabriknummer', 'FIN', 'PIN'],
      hours: ['Betriebsstunden', 'Stundenzähler', 'Motorstunden', 'Betriebsstd.', 'Zählerstand'],
      code: ['Fehlercode', 'Fehler', 'Störungscode', 'Fehlernummer', 'Code', 'Diagnosecode', 'Meldung'],
      description: ['Beschreibung', 'Fehlertext', 'Klartext', 'Bedeutung', 'Fehlerbeschreibung'],
      severity: ['Priorität', 'Schweregrad', 'Stufe', 'Dringlichkeit', 'Warnstufe'],
      time: ['Zeitpunkt', 'Datum', 'Aufgetreten', 'Uhrzeit', 'Gemeldet', 'Datum/Uhrzeit', 'Zeitstempel'],
      place: ['Standort', 'Einsatzort', 'Adresse', 'Position', 'Baustelle', 'Letzte Position'],
    },
    hoursIn: ['', ' h', ' Std.', ' Stunden', ' Bh'],
    hours: withPoint,
    grades: [
      ['critical', 'kritisch'],
      ['high', 'hoch'],
      ['medium', 'mittel'],
      ['low', 'niedrig'],
      ['medium', 'Warnung'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24.03.2026 06:12'],
      ['2026-03-24T06:12:00', '24.03.2026, 06:12 Uhr'],
      ['2026-03-24T06:12:00', '24. März 2026 06:12'],
      ['2026-03-24T06:12:00', '24.3.26 6:12'],
    ],
    places: [
      [street('Hafenstraße 12', 'Bremen'), 'Hafenstraße 12, 28195 Bremen'],
      [street('Am Steinbruch 4', 'Ulm'), 'Am Steinbruch 4, 89079 Ulm'],
      [street('Südring 201', 'Dortmund'), 'Südring 201, 44143 Dortmund'],
      [point(48.3984, 9.9916), '48.3984, 9.9916'],
      [point(48.3984, 9.9916), '48,3984 / 9,9916'],
    ],
    descriptions: [
      'Öldruck zu niedrig',
      'Kühlmitteltemperatur zu hoch',
      'Kabelbruch Drucksensor',
      'Luftfilter verstopft',
    ],
  },
  fr: {
    labels: {
      unit: [
        'Machine',
        'Engin',
        'N° de parc',
        'Numéro de parc',
        'Matériel',
        'Identifiant',
        'Nom de la machine',
        'Code interne',
      ],
      brand: ['Marque', 'Constructeur', 'Fabricant'],
      model: ['Modèle', 'Type', 'Type de machine'],
      serial: ['N° de série', 'Numéro de série', 'N° série', 'N° de châssis', 'PIN', 'NIV'],
      hours: [
        'Heures',
        'Compteur horaire',
        'Heures moteur',
        'Horamètre',
        'Heures de fonctionnement',
        'Compteur',
      ],
      code: [
        'Code défaut',
        'Défaut',
        'Code',
        'Code panne',
        "Code d'erreur",
        'Code alarme',
        'Code de diagnostic',
      ],
      description: ['Description', 'Libellé', 'Signification', 'Détail', 'Texte'],
      severity: ['Gravité', 'Niveau', 'Priorité', 'Sévérité', 'Criticité'],
      time: ['Date', 'Heure', 'Date et heure', 'Survenu le', 'Détecté le', 'Horodatage', 'Apparu le'],
      place: ['Lieu', 'Adresse', 'Localisation', 'Position', 'Chantier', 'Emplacement', 'Dernière position'],
    },
    hoursIn: ['', ' h', ' heures'],
    hours: withSpace,
    grades: [
      ['critical', 'critique'],
      ['high', 'élevée'],
      ['medium', 'moyenne'],
      ['low', 'faible'],
      ['medium', 'avertissement'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24/03/2026 06:12'],
      ['2026-03-24T06:12:00', '24/03/2026 à 06h12'],
      ['2026-03-24T06:12:00', '24 mars 2026 à 06:12'],
      ['2026-03-24T06:12:00', 'mardi 24 mars 2026 06:12'],
    ],
    places: [
      [street('17 rue des Hêtres', 'Épinal'), '17 rue des Hêtres, 88000 Épinal'],
      [street('4 chemin du Vieux Puits', 'Anse'), '4 chemin du Vieux Puits, 69480 Anse'],
      [street('12 avenue de la Gare', 'Lyon'), '12 avenue de la Gare, 69003 Lyon'],
      [point(45.7578, 4.832), '45.7578, 4.8320'],
    ],
    descriptions: [
      "pression d'huile basse",
      'température moteur élevée',
      'capteur de pression en court-circuit',
      'filtre à air colmaté',
    ],
  },
  es: {
    labels: {
      unit: [
        'Unidad',
        'Máquina',
        'Equipo',
        'N.º económico',
        'No. económico',
        'Número interno',
        'Identificador',
        'Nombre del equipo',
      ],
      brand: ['Marca', 'Fabricante'],
      model: ['Modelo', 'Tipo'],
      serial: ['Número de serie', 'N.º de serie', 'No. de serie', 'Serie', 'N/S', 'PIN', 'Bastidor'],
      hours: [
        'Horómetro',
        'Horas',
        'Horas de motor',
        'Horas de operación',
        'Horas de trabajo',
        'Contador de horas',
      ],
      code: [
        'Código de falla',
        'Código',
        'Falla',
        'Código de error',
        'Código de avería',
        'Avería',
        'Código de diagnóstico',
      ],
      description: ['Descripción', 'Detalle', 'Significado', 'Texto', 'Mensaje'],
      severity: ['Gravedad', 'Severidad', 'Prioridad', 'Nivel', 'Criticidad'],
      time: ['Fecha', 'Fecha y hora', 'Hora', 'Ocurrió', 'Detectado', 'Fecha del evento'],
      place: ['Ubicación', 'Dirección', 'Lugar', 'Posición', 'Obra', 'Última ubicación', 'Localización'],
    },
    hoursIn: ['', ' h', ' horas', ' hrs'],
    hours: withPoint,
    grades: [
      ['critical', 'crítica'],
      ['high', 'alta'],
      ['medium', 'media'],
      ['low', 'baja'],
      ['medium', 'advertencia'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24/03/2026 06:12'],
      ['2026-03-24T06:12:00', '24/03/2026 a las 06:12'],
      ['2026-03-24T06:12:00', '24 de marzo de 2026, 06:12'],
      ['2026-03-24T18:12:00', '24-03-2026 6:12 p. m.'],
    ],
    places: [
      [street('Av. Juárez 200', 'Puebla'), 'Av. Juárez 200, 72000 Puebla'],
      [street('Calle Mayor 14', 'Zaragoza'), 'Calle Mayor 14, 50001 Zaragoza'],
      [point(19.4326, -99.1332), '19.4326, -99.1332'],
    ],
    descriptions: [
      'presión de aceite baja',
      'temperatura de refrigerante alta',
      'sensor de presión en cortocircuito',
      'filtro de aire obstruido',
    ],
  },
  pt: {
    labels: {
      unit: [
        'Equipamento',
        'Máquina',
        'Frota',
        'Prefixo',
        'Código interno',
        'Nome da máquina',
        'Identificação',
      ],
      brand: ['Marca', 'Fabricante'],
      model: ['Modelo', 'Tipo'],
      serial: ['Número de série', 'Nº de série', 'N.º de série', 'Série', 'Chassi', 'PIN'],
      hours: ['Horímetro', 'Horas', 'Horas do motor', 'Horas de operação', 'Horas trabalhadas'],
      code: ['Código de falha', 'Código', 'Falha', 'Código de erro', 'Código do alarme', 'Código de avaria'],
      description: ['Descrição', 'Detalhe', 'Significado', 'Texto', 'Mensagem'],
      severity: ['Gravidade', 'Severidade', 'Prioridade', 'Nível', 'Criticidade'],
      time: ['Data', 'Data e hora', 'Data/hora', 'Ocorrência', 'Detectado em', 'Hora'],
      place: ['Localização', 'Endereço', 'Local', 'Posição', 'Obra', 'Última posição'],
    },
    hoursIn: ['', ' h', ' horas'],
    hours: withPoint,
    grades: [
      ['critical', 'crítica'],
      ['high', 'alta'],
      ['medium', 'média'],
      ['low', 'baixa'],
      ['medium', 'aviso'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24/03/2026 06:12'],
      ['2026-03-24T06:12:00', '24/03/2026 às 06:12'],
      ['2026-03-24T06:12:00', '24 de março de 2026, 6h12'],
    ],
    places: [
      [street('Av. Brasil, 2200', 'Curitiba', 'PR'), 'Av. Brasil, 2200, Curitiba - PR'],
      [street('Rua das Flores, 45', 'Joinville', 'SC'), 'Rua das Flores, 45, Joinville/SC'],
      [point(-23.5505, -46.6333), '-23.5505, -46.6333'],
    ],
    descriptions: [
      'pressão do óleo baixa',
      'temperatura do motor alta',
      'sensor de pressão em curto',
      'filtro de ar obstruído',
    ],
  },
  it: {
    labels: {
      unit: ['Mezzo', 'Macchina', 'Unità', 'Codice interno', 'N. interno', 'Nome macchina', 'Asset'],
      brand: ['Marca', 'Costruttore', 'Produttore'],
      model: ['Modello', 'Tipo'],
      serial: ['Matricola', 'Numero di serie', 'N. di serie', 'Telaio', 'N. telaio', 'PIN'],
      hours: ['Contaore', 'Ore', 'Ore motore', 'Ore di lavoro', 'Ore di funzionamento'],
      code: [
        'Codice errore',
        'Codice guasto',
        'Codice',
        'Guasto',
        'Errore',
        'Codice allarme',
        'Codice anomalia',
      ],
      description: ['Descrizione', 'Dettaglio', 'Significato', 'Testo', 'Messaggio'],
      severity: ['Gravità', 'Priorità', 'Livello', 'Severità', 'Urgenza'],
      time: ['Data', 'Data e ora', 'Data/ora', 'Rilevato il', 'Ora', 'Data evento'],
      place: ['Posizione', 'Indirizzo', 'Località', 'Luogo', 'Cantiere', 'Ultima posizione', 'Ubicazione'],
    },
    hoursIn: ['', ' h', ' ore'],
    hours: withPoint,
    grades: [
      ['critical', 'critica'],
      ['high', 'alta'],
      ['medium', 'media'],
      ['low', 'bassa'],
      ['medium', 'avviso'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24/03/2026 06:12'],
      ['2026-03-24T06:12:00', '24/03/2026 alle 06:12'],
      ['2026-03-24T06:12:00', '24 marzo 2026, ore 06:12'],
    ],
    places: [
      [street('Via Roma 12', 'Milano'), 'Via Roma 12, 20121 Milano'],
      [street('Via Emilia Ponente 310', 'Faenza', 'RA'), 'Via Emilia Ponente 310, 48018 Faenza (RA)'],
      [point(45.4642, 9.19), '45.4642, 9.1900'],
    ],
    descriptions: [
      'pressione olio bassa',
      'temperatura motore alta',
      'sensore pressione in corto',
      'filtro aria intasato',
    ],
  },
  nl: {
    labels: {
      unit: ['Machine', 'Machinenummer', 'Intern nummer', 'Vlootnummer', 'Materieelnummer', 'Naam machine'],
      brand: ['Merk', 'Fabrikant'],
      model: ['Model', 'Type'],
      serial: ['Serienummer', 'Serienr.', 'Chassisnummer', 'PIN'],
      hours: ['Urenstand', 'Draaiuren', 'Bedrijfsuren', 'Motoruren', 'Urenteller'],
      code: ['Foutcode', 'Storingscode', 'Code', 'Storing', 'Fout', 'Alarmcode', 'Diagnosecode'],
      description: ['Omschrijving', 'Beschrijving', 'Betekenis', 'Tekst', 'Melding'],
      severity: ['Ernst', 'Prioriteit', 'Niveau', 'Urgentie'],
      time: ['Datum', 'Tijdstip', 'Datum/tijd', 'Gemeld op', 'Tijd', 'Opgetreden'],
      place: ['Locatie', 'Adres', 'Positie', 'Standplaats', 'Laatste locatie', 'Werklocatie'],
    },
    hoursIn: ['', ' u', ' uur', ' uren'],
    hours: withPoint,
    grades: [
      ['critical', 'kritiek'],
      ['high', 'hoog'],
      ['medium', 'gemiddeld'],
      ['low', 'laag'],
      ['medium', 'waarschuwing'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24-03-2026 06:12'],
      ['2026-03-24T06:12:00', '24-03-2026 om 06:12'],
      ['2026-03-24T06:12:00', '24 maart 2026 06:12 uur'],
    ],
    places: [
      [street('Ringdijk 14', 'Lelystad'), 'Ringdijk 14, 8244 BT Lelystad'],
      [street('Waalhaven Zuidzijde 19', 'Rotterdam'), 'Waalhaven Zuidzijde 19, 3089 JH Rotterdam'],
      [point(52.3702, 4.8952), '52.3702, 4.8952'],
    ],
    descriptions: [
      'oliedruk te laag',
      'koelvloeistof te warm',
      'druksensor kortsluiting',
      'luchtfilter verstopt',
    ],
  },
  sv: {
    labels: {
      unit: ['Maskin', 'Maskinnummer', 'Internnummer', 'Enhet', 'Objekt', 'Maskinnamn'],
      brand: ['Märke', 'Fabrikat', 'Tillverkare'],
      model: ['Modell', 'Typ'],
      serial: ['Serienummer', 'Serienr', 'Chassinummer', 'PIN'],
      hours: ['Timmar', 'Drifttimmar', 'Motortimmar', 'Timräknare', 'Mätarställning'],
      code: ['Felkod', 'Kod', 'Fel', 'Larmkod', 'Diagnoskod', 'Larm'],
      description: ['Beskrivning', 'Felbeskrivning', 'Betydelse', 'Text', 'Feltext'],
      severity: ['Allvarlighetsgrad', 'Prioritet', 'Nivå', 'Allvarlighet'],
      time: ['Tid', 'Datum', 'Tidpunkt', 'Inträffade', 'Larmtid', 'Datum/tid'],
      place: ['Plats', 'Adress', 'Position', 'Arbetsplats', 'Senaste position'],
    },
    hoursIn: ['', ' h', ' tim', ' timmar'],
    hours: withSpace,
    grades: [
      ['critical', 'kritisk'],
      ['high', 'hög'],
      ['medium', 'medel'],
      ['low', 'låg'],
      ['medium', 'varning'],
    ],
    times: [
      ['2026-03-24T06:12:00', '2026-03-24 06:12'],
      ['2026-03-24T06:12:00', '24 mars 2026 kl. 06:12'],
    ],
    places: [
      [street('Hamngatan 12', 'Göteborg'), 'Hamngatan 12, 411 06 Göteborg'],
      [street('Industrivägen 5', 'Umeå'), 'Industrivägen 5, 901 30 Umeå'],
      [point(57.7089, 11.9746), '57.7089, 11.9746'],
    ],
    descriptions: ['lågt oljetryck', 'hög motortemperatur', 'trycksensor kortsluten', 'luftfilter igensatt'],
  },
  da: {
    labels: {
      unit: ['Maskine', 'Maskinnr.', 'Internt nr.', 'Maskinnavn', 'Enhed'],
      brand: ['Mærke', 'Fabrikat', 'Producent'],
      model: ['Model', 'Type'],
      serial: ['Serienummer', 'Serienr.', 'Stelnummer', 'Stelnr.'],
      hours: ['Timer', 'Driftstimer', 'Timetæller', 'Motortimer'],
      code: ['Fejlkode', 'Kode', 'Fejl', 'Alarmkode'],
      description: ['Beskrivelse', 'Fejltekst', 'Betydning', 'Tekst'],
      severity: ['Alvorlighed', 'Prioritet', 'Niveau', 'Alvorlighedsgrad'],
      time: ['Tidspunkt', 'Dato', 'Tid', 'Opstået', 'Dato/tid'],
      place: ['Placering', 'Adresse', 'Position', 'Sted', 'Byggeplads'],
    },
    hoursIn: ['', ' t', ' timer'],
    hours: withPoint,
    grades: [
      ['critical', 'kritisk'],
      ['high', 'høj'],
      ['medium', 'middel'],
      ['low', 'lav'],
      ['medium', 'advarsel'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24-03-2026 06:12'],
      ['2026-03-24T06:12:00', '24. marts 2026 kl. 06:12'],
    ],
    places: [
      [street('Havnevej 12', 'Aarhus'), 'Havnevej 12, 8000 Aarhus'],
      [street('Industrivej 7', 'Odense'), 'Industrivej 7, 5260 Odense'],
      [point(56.1629, 10.2039), '56.1629, 10.2039'],
    ],
    descriptions: ['lavt olietryk', 'høj motortemperatur', 'tryksensor kortsluttet', 'luftfilter tilstoppet'],
  },
  fi: {
    labels: {
      unit: ['Kone', 'Konenumero', 'Yksikkö', 'Koneen nimi', 'Kalustonumero'],
      brand: ['Merkki', 'Valmistaja'],
      model: ['Malli', 'Tyyppi'],
      serial: ['Sarjanumero', 'Valmistenumero', 'Runkonumero'],
      hours: ['Käyttötunnit', 'Tunnit', 'Moottoritunnit', 'Tuntimittari'],
      code: ['Vikakoodi', 'Koodi', 'Vika', 'Hälytyskoodi'],
      description: ['Kuvaus', 'Selite', 'Vikateksti', 'Vian kuvaus'],
      severity: ['Vakavuus', 'Prioriteetti', 'Taso', 'Kiireellisyys'],
      time: ['Aika', 'Päivämäärä', 'Ajankohta', 'Havaittu'],
      place: ['Sijainti', 'Osoite', 'Paikka', 'Työmaa'],
    },
    hoursIn: ['', ' h', ' tuntia'],
    hours: withSpace,
    grades: [
      ['critical', 'kriittinen'],
      ['high', 'korkea'],
      ['medium', 'keskitaso'],
      ['low', 'matala'],
      ['medium', 'varoitus'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24.3.2026 klo 6.12'],
      ['2026-03-24T06:12:00', '24.03.2026 06:12'],
    ],
    places: [
      [street('Satamakatu 12', 'Turku'), 'Satamakatu 12, 20100 Turku'],
      [street('Teollisuustie 5', 'Oulu'), 'Teollisuustie 5, 90620 Oulu'],
      [point(60.1699, 24.9384), '60.1699, 24.9384'],
    ],
    descriptions: [
      'öljynpaine alhainen',
      'moottorin lämpötila korkea',
      'paineanturi oikosulussa',
      'ilmansuodatin tukossa',
    ],
  },
  pl: {
    labels: {
      unit: ['Maszyna', 'Numer wewnętrzny', 'Nr floty', 'Nazwa maszyny', 'Nr inwentarzowy'],
      brand: ['Marka', 'Producent'],
      model: ['Model', 'Typ'],
      serial: ['Numer seryjny', 'Nr seryjny', 'Nr fabryczny', 'Numer VIN'],
      hours: ['Motogodziny', 'Licznik godzin', 'Godziny pracy', 'Stan licznika'],
      code: ['Kod błędu', 'Kod usterki', 'Kod', 'Błąd', 'Usterka', 'Kod alarmu'],
      description: ['Opis', 'Opis błędu', 'Znaczenie', 'Treść', 'Opis usterki'],
      severity: ['Priorytet', 'Ważność', 'Poziom', 'Waga'],
      time: ['Data', 'Data i godzina', 'Czas', 'Wystąpił', 'Data zdarzenia', 'Godzina'],
      place: ['Lokalizacja', 'Adres', 'Miejsce', 'Pozycja', 'Ostatnia pozycja', 'Budowa'],
    },
    hoursIn: ['', ' mth', ' h', ' mtg'],
    hours: withSpace,
    grades: [
      ['critical', 'krytyczny'],
      ['high', 'wysoki'],
      ['medium', 'średni'],
      ['low', 'niski'],
      ['medium', 'ostrzeżenie'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24.03.2026 06:12'],
      ['2026-03-24T06:12:00', '24.03.2026 godz. 06:12'],
      ['2026-03-24T06:12:00', '24 marca 2026, 06:12'],
    ],
    places: [
      [street('ul. Portowa 12', 'Gdynia'), 'ul. Portowa 12, 81-350 Gdynia'],
      [street('ul. Fabryczna 7', 'Łódź'), 'ul. Fabryczna 7, 90-001 Łódź'],
      [point(54.5189, 18.5305), '54.5189, 18.5305'],
    ],
    descriptions: [
      'niskie ciśnienie oleju',
      'wysoka temperatura silnika',
      'zwarcie czujnika ciśnienia',
      'zapchany filtr powietrza',
    ],
  },
  cs: {
    labels: {
      unit: ['Stroj', 'Interní číslo', 'Evidenční číslo', 'Název stroje', 'Inventární číslo'],
      brand: ['Značka', 'Výrobce'],
      model: ['Model', 'Typ'],
      serial: ['Výrobní číslo', 'Sériové číslo', 'Číslo podvozku'],
      hours: ['Motohodiny', 'Stav motohodin', 'Provozní hodiny', 'Počet motohodin'],
      code: ['Kód závady', 'Kód chyby', 'Chybový kód', 'Kód', 'Závada', 'Porucha'],
      description: ['Popis', 'Popis závady', 'Význam', 'Text'],
      severity: ['Závažnost', 'Priorita', 'Úroveň', 'Stupeň'],
      time: ['Datum', 'Datum a čas', 'Čas', 'Zjištěno', 'Vznik'],
      place: ['Umístění', 'Adresa', 'Poloha', 'Místo', 'Stavba'],
    },
    hoursIn: ['', ' mth', ' h', ' hod.'],
    hours: withSpace,
    grades: [
      ['critical', 'kritická'],
      ['high', 'vysoká'],
      ['medium', 'střední'],
      ['low', 'nízká'],
      ['medium', 'varování'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24. 3. 2026 6:12'],
      ['2026-03-24T06:12:00', '24.03.2026 06:12'],
      ['2026-03-24T06:12:00', '24. března 2026 v 6:12'],
    ],
    places: [
      [street('Přístavní 12', 'Praha'), 'Přístavní 12, 170 00 Praha'],
      [street('Tovární 7', 'Ostrava'), 'Tovární 7, 702 00 Ostrava'],
      [point(50.0755, 14.4378), '50.0755, 14.4378'],
    ],
    descriptions: [
      'nízký tlak oleje',
      'vysoká teplota motoru',
      'zkrat snímače tlaku',
      'ucpaný vzduchový filtr',
    ],
  },
  tr: {
    labels: {
      unit: ['Makine', 'Makine no', 'Filo no', 'Makine adı', 'Demirbaş no'],
      brand: ['Marka', 'Üretici'],
      model: ['Model', 'Tip'],
      serial: ['Seri no', 'Seri numarası', 'Şasi no'],
      hours: ['Çalışma saati', 'Motor saati', 'Saat sayacı', 'Saat'],
      code: ['Arıza kodu', 'Hata kodu', 'Kod', 'Arıza'],
      description: ['Açıklama', 'Arıza açıklaması', 'Tanım', 'Anlamı'],
      severity: ['Önem derecesi', 'Öncelik', 'Seviye', 'Önem'],
      time: ['Tarih', 'Tarih/Saat', 'Zaman', 'Oluşma zamanı'],
      place: ['Konum', 'Adres', 'Yer', 'Şantiye', 'Son konum'],
    },
    hoursIn: ['', ' saat', ' h'],
    hours: withPoint,
    grades: [
      ['critical', 'kritik'],
      ['high', 'yüksek'],
      ['medium', 'orta'],
      ['low', 'düşük'],
      ['medium', 'uyarı'],
    ],
    times: [
      ['2026-03-24T06:12:00', '24.03.2026 06:12'],
      ['2026-03-24T06:12:00', '24 Mart 2026 06:12'],
    ],
    places: [
      [street('Liman Cad. 12', 'Mersin'), 'Liman Cad. 12, 33010 Mersin'],
      [point(41.0082, 28.9784), '41.0082, 28.9784'],
    ],
    descriptions: [
      'yağ basıncı düşük',
      'motor sıcaklığı yüksek',
      'basınç sensörü kısa devre',
      'hava filtresi tıkalı',
    ],
  },
};
