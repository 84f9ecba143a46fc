import type { LabelField } from './label-phrases.ts';

/*
 * Labels as languages build them: a word for the machine or the fault, with a word for what is said of it. They are put
 * together here, so that a portal that says `asset serial no` is read as well as one that says `machine serial number`.
 * Source: compiled by hand from the wording of makers' and telematics portals' public manuals.
 */

/** In which order the parts stand: `machine name`; `name of the machine`, with what links them; `機械名`, in one word. */
type Order = { readonly links: string } | 'owner first' | 'one word' | 'one word or two';

interface Pattern {
  readonly order: Order;
  /** What has the values: the machine, the fault. */
  readonly owners: string;
  readonly heads: Partial<Record<LabelField, string>>;
  /** How sure its labels are, where they are less so than the others of their field. */
  readonly trust?: number;
}

/** All of them, each as its words: `wordsOf` cuts a phrase into those of the vocabulary. */
export function* labelCompounds(
  wordsOf: (phrase: string) => string[],
): Generator<{ field: LabelField; trust: number; words: readonly string[] }> {
  for (const { order, owners, heads, trust: own } of patterns) {
    const linked = typeof order === 'string' ? [[]] : listOf(order.links).map(wordsOf);
    for (const [field, list] of Object.entries(heads) as [LabelField, string][]) {
      const trust = own ?? trusts[field] ?? 0.9;
      const headWords = listOf(list).map((head) => ({ head, words: wordsOf(head) }));
      for (const owner of listOf(owners)) {
        const ownerWords = wordsOf(owner);
        for (const { head, words } of headWords) {
          if (order === 'one word' || order === 'one word or two')
            yield { field, trust, words: wordsOf(owner + head) };
          if (order === 'owner first' || order === 'one word or two')
            yield { field, trust, words: [...ownerWords, ...words] };
          if (typeof order === 'string') continue;
          for (const link of linked) yield { field, trust, words: [...words, ...link, ...ownerWords] };
        }
      }
    }
  }
}

function listOf(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

const trusts: Partial<Record<LabelField, number>> = {
  ignored: 1,
  unit: 0.93,
  type: 0.5,
  serial: 0.95,
  location: 0.95,
  code: 0.95,
};

const patterns: readonly Pattern[] = [
  // `Previous site`, `Alter Standort`: where the machine was, and `New site`, where it is.
  {
    order: 'owner first',
    owners: 'previous, previous known, former, old, prior, past, earlier, original',
    heads: {
      ignored:
        'site, jobsite, job site, job, location, position, place, address, whereabouts, project, worksite, work site',
    },
  },
  {
    order: 'owner first',
    owners: 'new, present, this, actual, active, latest',
    heads: {
      location:
        'site, jobsite, job site, location, position, place, address, whereabouts, worksite, work site',
    },
  },
  {
    order: 'owner first',
    owners: 'vorheriger, voriger, früherer, alter, bisheriger',
    heads: { ignored: 'standort, einsatzort, ort' },
  },
  {
    order: 'owner first',
    owners: 'ancien, ancienne, précédent, précédente',
    heads: { ignored: 'chantier, site, emplacement, lieu, position, adresse' },
  },
  {
    order: 'owner first',
    owners: 'anterior, antigua, antiguo, antigo, antiga',
    heads: { ignored: 'ubicación, posición, obra, lugar, localização, posição, local' },
  },
  {
    order: 'owner first',
    owners: 'precedente, vecchia, vecchio',
    heads: { ignored: 'posizione, cantiere, luogo, ubicazione' },
  },
  {
    order: 'owner first',
    owners: 'vorige, oude, vroegere',
    heads: { ignored: 'locatie, positie, werf, standplaats' },
  },
  {
    order: 'owner first',
    owners: 'föregående, tidigare, förra, gammal, tidligere, forrige',
    heads: { ignored: 'plats, position, posisjon, sted, plassering, placering, arbetsplats' },
  },
  {
    order: 'owner first',
    owners:
      'ubicación, posición, localização, posição, local, obra, emplacement, chantier, position, site, posizione, cantiere',
    heads: { ignored: 'anterior, précédent, précédente, precedente' },
  },
  {
    order: 'owner first',
    owners:
      'machine, m c, equipment, asset, unit, vehicle, truck, fleet, plant item, resource, customer machine, customer asset, customer equipment, customer unit, plant, your machine, your unit, our machine, our unit, rental unit',
    heads: {
      unit: 'number, id, name, tag, code, label, ref, reference, nickname, alias, handle, call sign, callsign, short name, display name, title, designation, identifier, mark',
    },
  },
  // `Crane No.`, `Digger ID`, `Harvester name`: what kind of machine it is stands for the machine.
  {
    order: 'owner first',
    owners:
      'rig, crane, lift, loader, wheel loader, dozer, bulldozer, tractor, excavator, digger, dumper, dump truck, haul truck, hauler, shovel, grader, roller, compactor, paver, forklift, truck, lift truck, telehandler, handler, reach stacker, stacker, straddle, straddle carrier, rtg, harvester, forwarder, skidder, combine, sprayer, baler, drill, boom, scissor, platform, scraper, mill, crusher, screener, screen, mixer, sweeper, trencher, backhoe, skid steer, skid loader, track loader, boom lift, scissor lift, generator, genset, gen, compressor, light tower, welder, dragline, bus, van, car',
    heads: {
      unit: 'number, id, name, tag, code, nickname, label',
      brand: 'make, manufacturer, brand, maker',
      model: 'model, model number, model name',
      serial: 'serial, serial number, s n, sn, pin, vin',
    },
  },
  {
    order: 'owner first',
    owners:
      'machine, m c, mc, equipment, asset, unit, vehicle, truck, plant, product, chassis, frame, factory, manufacturer, manufacturer s, maker s, oem, base machine, carrier, crawler, data plate, full',
    heads: {
      serial:
        'serial number, serial no, serial #, serial, s n, sn, pin, vin, identification number, identification no, identification, ident, serial code, serial ref, chassis no, chassis number, chassis id, chassis, frame number, s no, sl no, sr no, vin number, pin number, serial vin, serial pin, vin serial, vin pin, pin vin, sn vin, vin sn',
    },
  },
  {
    order: 'owner first',
    owners: 'machine, m c, mc, equipment, asset, unit, vehicle, truck, plant, product, oem',
    heads: {
      brand:
        'make, manufacturer, brand, oem, maker, make name, brand name, manufacturer name, maker name, builder, make code, make description, manufacturer code, manufacturer id',
      model:
        'model, model name, model number, model code, model id, model description, model designation, model ref, model type, model version, model series, variant, series',
      machine: 'make model, make and model, make & model, manufacturer model, make model year',
      hours:
        'hours, hrs, hour meter, hourmeter, engine hours, meter, meter reading, smu, smr, operating hours, hour reading, total hours, runtime, run time, working hours',
      location:
        'location, position, address, coordinates, coords, gps, site, whereabouts, gps location, gps position, lat long, location address, last location, last position, current location, current position',
    },
  },
  {
    order: 'owner first',
    owners:
      'total, current, operating, engine, accumulated, cumulative, lifetime, key on, keyon, working, running, run, service, machine, m c, mc, meter, clock, hobbs, recorded, reported, last reported, last recorded, logged, actual, latest, last, last known, life, cum, engine run, engine operating, total engine, total operating, total machine, present, engine on, ignition on, smr, smu',
    heads: {
      hours:
        'hours, hour meter, hourmeter, h, hr, hr meter, hour, hours total, meter, clock, smu, reading, rdg, meter reading, meter rdg, hour reading, hours reading',
    },
  },
  // `Lift hours`, `Truck hrs`: by the kind of machine; beside `Engine hours` they may be of a part of it.
  {
    order: 'owner first',
    owners:
      'lift, crane, loader, excavator, digger, dozer, bulldozer, truck, tractor, forklift, telehandler, handler, roller, grader, backhoe, skid steer, skidsteer, dumper, genset, generator, compressor, scissor, platform, paver, scraper, trencher, combine, forwarder, harvester, chassis, upper, upper engine, upperstructure',
    heads: {
      hours: 'hours, hrs, hour meter, hourmeter, h, meter',
    },
    trust: 0.8,
  },
  {
    order: 'owner first',
    owners:
      'current, last, last known, last reported, reported, present, event, fault, alert, alarm, gps, actual, latest, code, dtc, incident, breakdown, break down, approximate, approx, site, work, job, geo, map, machine s, its, exact, full',
    heads: {
      location:
        'location, loc, position, pos, address, coordinates, co ordinates, coords, co ords, place, site, gps, whereabouts, lat long, lat lon, lat lng, gps position, gps location, location address',
    },
  },
  {
    order: 'owner first',
    owners:
      'current, last, last known, last reported, reported, machine, equipment, asset, unit, vehicle, event, fault, alert, alarm, pos, position, location, loc, site, geo, gps, map, decimal, dec, wgs84, center, fix, last gps, machine gps',
    heads: {
      lat: 'latitude, lat, latitude deg, lat deg, latitude degrees, latitude dec',
      long: 'longitude, long, lon, lng, longitude deg, lon deg, long deg, lng deg, longitude degrees, longitude dec',
    },
  },
  {
    order: 'owner first',
    owners:
      'event, fault, alert, alarm, dtc, error, code, warning, failure, diagnostic, trouble, incident, notification, issue, problem, caution, condition, fault code, event code, error code, alarm code, diagnostic code',
    heads: {
      severity:
        'severity, priority, level, class, rank, rating, grade, urgency, criticality, crit, importance, seriousness, risk, risk level, danger, hazard, impact, severity level, category level, severity rating',
      description:
        'description, text, detail, details, meaning, explanation, definition, translation, interpretation, wording, long text, short text, full text, display text, information, info, label, summary, title, narrative, explained',
      time: 'time, date, timestamp, ts, date time, datetime, date and time, time and date, local time, local, occurred, occurred at, occurred on, raised, raised at, raised on, generated, generated at, generated on, started, started at, start time, start, began, appeared, appeared at, detected, detected at, detected on, set, set at, set on, since, onset, logged, logged at, recorded, recorded at, registered, registered at, noted, noted at, seen, seen at, active since, active from, open since, opened, time stamp, triggered, triggered at, tripped, tripped at, came on, came on at, first seen, activated, created',
    },
  },
  {
    order: 'owner first',
    owners:
      'event, fault, alert, alarm, dtc, error, warning, failure, diagnostic, trouble, diagnostic trouble, caution, defect, malfunction, status, flash, blink, display, displayed, active, failure mode, engine, machine, oem, manufacturer, j1939, obd, obd ii',
    heads: {
      code: 'number, code, codes, code number, code no, code displayed, code shown, code id, code value, identifier, reference, ref, fault code, fault codes, error code, error codes, trouble code, dtc, dtcs',
    },
  },
  // `DTC1`, `Fault 2`: one of several.
  {
    order: 'one word or two',
    owners: 'dtc, code, fault code, error code, fehlercode, code défaut, código, codice, foutcode, felkod',
    heads: { code: '1, 2, 3, 4, 5, 6, 7, 8, 9' },
  },
  {
    order: 'one word or two',
    owners:
      'fault, alarm, alert, error, event, fehler, störung, défaut, panne, falla, fallo, errore, guasto, falha, storing, fel',
    heads: { fault: '1, 2, 3, 4, 5, 6, 7, 8, 9' },
  },
  // `Codes on terminal: P0217, P0218`, `Fault codes on the machine`, `Codes logged`
  {
    order: { links: 'on, on the, on its, in, in the, from, from the, shown on, shown on the' },
    owners: 'terminal, machine, tractor, controller, console, armrest, panel, hmi, unit, ecu',
    heads: { code: 'codes, fault codes, error codes, alarm codes, active codes, dtcs, faults, alarms' },
  },
  {
    order: 'owner first',
    owners: 'codes, fault codes, error codes, alarm codes, dtcs',
    heads: {
      code: 'logged, recorded, registered, reported, raised, set, found, noted, read, read out, seen, present',
    },
  },
  {
    order: 'owner first',
    owners: 'machine, unit, equipment, asset, vehicle',
    heads: { code: 'fault code, fault codes, error code, error codes, trouble code, dtc, dtcs' },
  },
  {
    order: 'one word or two',
    owners:
      'maschinen, geräte, fahrzeug, anlagen, gerät, maschine, bagger, miet, leih, kunden, betreiber, flotten, objekt, einheit, einheiten, inventar',
    heads: { unit: 'nummer, nr, name, bezeichnung, kennung, id, kürzel, kennzeichen' },
  },
  {
    order: 'one word or two',
    owners: 'maschinen, geräte, fahrzeug, anlagen, gerät, maschine',
    heads: {
      serial:
        'seriennummer, seriennr, serien nr, ident nr, ident nummer, identnummer, fabriknummer, fabriknr, fabrik nr',
      brand: 'hersteller, marke, fabrikat',
      model: 'typ, modell, modellbezeichnung, typenbezeichnung',
      hours: 'stunden, betriebsstunden, laufzeit, std, betriebsstundenstand',
      location: 'standort, position, ort, koordinaten',
    },
  },
  {
    order: 'one word or two',
    owners:
      'fehler, störungs, störung, stör, alarm, ereignis, meldungs, meldung, melde, warn, warnung, diagnose, fehlermelde, defekt, dtc',
    heads: {
      code: 'code, codes, nummer, nr, kode, schlüssel, kennung',
      description: 'text, beschreibung, bezeichnung, bedeutung, info, klartext, detail, details',
      severity: 'stufe, klasse, priorität, schwere, schweregrad, grad, level, dringlichkeit',
      time: 'zeit, zeitpunkt, datum, uhrzeit, beginn, zeitstempel, eintritt',
    },
  },
  {
    order: { links: '-, of, of the, for, on' },
    owners: 'machine, m c, equipment, asset, unit, vehicle, truck, plant',
    heads: {
      serial: 'serial, serial number, serial no, s n, sn, s no, vin, pin, chassis number, chassis no',
      brand: 'make, brand, manufacturer, maker',
      model: 'model, model name',
      unit: 'name, number, no, fleet number, fleet no',
      hours: 'hours, hour meter, operating hours',
    },
  },
  {
    order: { links: 'of, of the, for, for the, at, at the' },
    owners:
      'machine, m c, equipment, asset, unit, vehicle, truck, fault, event, alarm, breakdown, incident, alert, time of fault, time of event, time of alarm, time of alert',
    heads: { location: 'location, position, place, address, coordinates, coords, gps, gps position, site' },
  },
  {
    order: { links: 'of, of the, for the, for this' },
    owners: 'code, fault, fault code, error, error code, alarm, event, warning, dtc, alert',
    heads: {
      description:
        'description, meaning, explanation, text, nature, details, definition, translation, interpretation',
      severity: 'severity, level, priority, class, urgency, seriousness',
      time: 'time, date, date and time, start, beginning, onset, moment',
    },
  },
  {
    order: 'owner first',
    owners: 'hours, hrs, smu, meter, hour meter, clock, smr, engine hours, operating hours, machine hours',
    heads: {
      hours:
        'at fault, at event, at alarm, at alert, at code, at time of fault, at time of event, at breakdown, at occurrence, at the time, at that time, at time, at the time of the fault, at the time of the event, since new, fault, event, on clock, on meter, on machine, on hour meter, on the clock, on the meter, to date, logged, run, reading, rdg, total, now, current',
    },
  },
  {
    order: { links: '-, der, des, vom, zur, zum' },
    owners:
      'maschine, gerät, gerätes, geräts, fahrzeug, fahrzeugs, fahrzeuges, baumaschine, arbeitsmaschine, anlage',
    heads: {
      serial:
        'seriennummer, serien nr, seriennr, serien no, fahrgestellnummer, fahrgestell nr, fabriknummer, fabrik nr, ident nr, identnummer, fin, vin, pin',
      brand: 'hersteller, marke, fabrikat',
      model: 'typ, modell, typenbezeichnung',
      unit: 'name, nummer, nr, bezeichnung, kennung, interne nummer, interne nr, inventarnummer',
      hours: 'betriebsstunden, stunden, betriebsstundenstand',
      location: 'standort, position',
    },
  },
  {
    order: { links: '-, van de, van het, van, på, på maskinen, for, till, av, af, til' },
    owners:
      'machine, voertuig, toestel, materieel, object, maskin, maskinen, maskine, fordon, fordonet, kjøretøy, kjøretøyet, køretøj, køretøjet',
    heads: {
      serial:
        'serienummer, serienr, chassisnummer, chassisnr, chassinummer, understellsnummer, stelnummer, tillverkningsnummer, vin, pin',
      brand: 'merk, fabrikant, märke, merke, mærke, fabrikat, tillverkare, produsent, producent',
      model: 'model, modell, type, typ',
      unit: 'naam, namn, navn, nummer, nr, benaming, benämning, betegnelse, vlootnummer, intern nummer, internt nummer',
      hours: 'uren, draaiuren, urenstand, timmar, timer, drifttimmar, driftstimer',
      location: 'locatie, positie, position, posisjon, plats, plassering, placering',
    },
  },
  {
    order: { links: '-, de la, de l, du, d, de, de votre' },
    owners: 'machine, engin, véhicule, matériel, équipement, appareil, unité, nacelle',
    heads: {
      unit: 'numéro, n, no, num, nom, code, repère, identifiant, référence, désignation, numéro interne, n interne, n parc, numéro de parc, immatriculation interne',
      serial:
        'numéro de série, n de série, no de série, série, n série, numéro de châssis, n châssis, châssis',
      brand: 'marque, constructeur, fabricant',
      model: 'modèle, type et modèle, modèle exact',
      hours:
        'heures, compteur, heures moteur, compteur horaire, horamètre, heures de marche, heures de service',
      location: 'localisation, position, emplacement, adresse, lieu, coordonnées, site',
    },
  },
  {
    order: { links: '-, de la, du, de, de l, d, associé au, du code' },
    owners: 'défaut, panne, alarme, alerte, erreur, anomalie, événement, incident',
    heads: {
      code: 'code, codes, numéro',
      description: 'libellé, description, désignation, texte, intitulé, signification, détail, message',
      severity: 'gravité, niveau, criticité, priorité, sévérité, degré, niveau de gravité, urgence, classe',
      time: 'date, heure, date et heure, horodatage, apparition, début, survenue, date heure, date d apparition',
    },
  },
  {
    order: { links: '-, de la, del, de' },
    owners: 'máquina, equipo, vehículo, unidad, maquinaria, plataforma, camión, grúa',
    heads: {
      unit: 'número, n, no, nº, nro, num, nombre, código, identificador, id, alias, interno, número interno, n interno, nro interno, código interno, referencia',
      serial:
        'número de serie, n de serie, nº de serie, no de serie, nro de serie, nro serie, serie, bastidor, chasis, n de chasis, nº de chasis, nro de chasis, nro chasis',
      brand: 'marca, fabricante',
      model: 'modelo',
      hours:
        'horas, horómetro, horas de trabajo, horas motor, horas de motor, hs, hs de motor, contador, contador de horas, lectura horómetro',
      location: 'ubicación, posición, localización, dirección, lugar, coordenadas, sitio',
    },
  },
  {
    order: { links: '-, de la, del, de' },
    owners: 'falla, fallo, alarma, alerta, error, evento, avería, incidencia, aviso',
    heads: {
      code: 'código, cód, cod, códigos, número',
      description: 'descripción, texto, detalle, significado, desc, mensaje, denominación',
      severity:
        'gravedad, nivel, severidad, prioridad, criticidad, importancia, urgencia, clase, nivel de gravedad',
      time: 'fecha, hora, fecha y hora, fecha hora, inicio, detección, aparición, momento, ocurrencia',
    },
  },
  {
    order: { links: '-, da, do, de' },
    owners: 'máquina, equipamento, veículo, unidade, plataforma, caminhão',
    heads: {
      unit: 'número, n, nº, no, nome, código, identificação, id, prefixo, apelido, frota, tag, patrimônio',
      serial:
        'número de série, n de série, nº de série, série, chassi, n chassi, nº chassi, número do chassi, pin',
      brand: 'marca, fabricante, montadora',
      model: 'modelo',
      hours: 'horas, horímetro, horas de trabalho, horas motor, horas de motor, leitura do horímetro',
      location: 'localização, posição, endereço, local, coordenadas',
    },
  },
  {
    order: { links: '-, da, do, de' },
    owners: 'falha, alarme, alerta, erro, evento, defeito, ocorrência, aviso, avaria',
    heads: {
      code: 'código, cód, cod, códigos, número',
      description: 'descrição, texto, detalhe, significado, mensagem, desc',
      severity: 'gravidade, nível, severidade, prioridade, criticidade, urgência, classe, nível de gravidade',
      time: 'data, hora, data e hora, data hora, início, detecção, horário, momento',
    },
  },
  {
    order: { links: '-, della, del, di, dell' },
    owners: 'macchina, mezzo, veicolo, macchinario, attrezzatura, piattaforma, unità, escavatore, automezzo',
    heads: {
      unit: 'numero, n, nr, nome, codice, sigla, identificativo, id, codice interno, numero interno, n interno, nr interno, targa interna, codice cespite, denominazione, alias',
      serial:
        'numero di serie, n di serie, matricola, n matricola, telaio, n telaio, numero di telaio, numero telaio, nr di serie, seriale',
      brand: 'marca, costruttore, produttore, marchio',
      model: 'modello',
      hours: 'ore, contaore, ore di lavoro, ore motore, ore lavorate, ore di funzionamento, lettura contaore',
      location: 'posizione, ubicazione, luogo, indirizzo, localizzazione, coordinate',
    },
  },
  {
    order: { links: '-, della, del, di, dell' },
    owners: 'guasto, allarme, errore, anomalia, evento, segnalazione, avaria, difetto',
    heads: {
      code: 'codice, cod, codici, numero',
      description: 'descrizione, testo, dettaglio, significato, messaggio, denominazione',
      severity: 'gravità, livello, severità, priorità, criticità, urgenza, classe, livello di gravità',
      time: 'data, ora, data e ora, data ora, inizio, rilevamento, orario, momento',
    },
  },
  {
    order: 'one word or two',
    owners:
      'machine, voertuig, materieel, object, toestel, klant, intern, interne, maskin, maskine, fordons, fordon, kjøretøy, køretøj, enhets, enheds, objekt, internt, flåde, flåte, vagnparks',
    heads: {
      unit: 'nummer, nr, naam, namn, navn, code, kode, kod, id, benaming, benämning, betegnelse, aanduiding, beteckning',
    },
  },
  {
    order: 'one word or two',
    owners:
      'machine, voertuig, maskin, maskine, maskinens, fordons, fordon, kjøretøyets, chassis, chassi, stel, understells, serie, produktions, tillverknings, fabrikasjons, produksjons, ramme',
    heads: { serial: 'serienummer, serienr, nummer, nr, nummer vin, nummer pin' },
  },
  {
    order: 'one word or two',
    owners: 'machine, voertuig, maskin, maskine, maskinens, fordons',
    heads: {
      brand: 'merk, fabrikant, märke, merke, mærke, fabrikat, tillverkare, produsent, producent',
      model: 'model, modell, type, typ, modellen',
      hours: 'uren, timmar, timer, draaiuren, urenstand, drifttimmar, driftstimer',
      location: 'locatie, positie, position, posisjon, plats, plassering, placering, adres, adress, adresse',
    },
  },
  {
    order: 'one word or two',
    owners:
      'fout, storings, storing, fel, feil, fejl, alarm, larm, meldings, melding, hendelses, hændelses, händelse, varsel, varnings, advarsels',
    heads: {
      code: 'code, kode, kod, nummer, nr, codes, koder',
      description:
        'tekst, text, omschrijving, beskrivning, beskrivelse, betekenis, melding, meddelelse, meddelande, forklaring, förklaring',
      severity:
        'niveau, nivå, klasse, klass, prioriteit, prioritet, ernst, grad, alvorlighet, alvorlighed, allvar',
      time: 'tijd, tijdstip, datum, tid, tidpunkt, tidspunkt, dato, tidsstempel',
    },
  },
  {
    order: { links: '-' },
    owners: 'maszyny, pojazdu, urządzenia, sprzętu, stroje, vozidla, zařízení, vozu',
    heads: {
      unit: 'numer, nr, nazwa, kod, oznaczenie, identyfikator, numer inwentarzowy, nr inwentarzowy, číslo, č, název, označení, kód, evidenční číslo, ev č, interní číslo, inventární číslo',
      serial:
        'numer seryjny, nr seryjny, numer fabryczny, nr fabryczny, numer vin, nr vin, numer ramy, výrobní číslo, výr č, výr číslo, sériové číslo, v č, číslo rámu, číslo podvozku',
      brand: 'marka, producent, značka, výrobce',
      model: 'model, typ, typ i model',
      hours:
        'motogodziny, godziny, godziny pracy, licznik motogodzin, stan licznika, motohodiny, provozní hodiny, stav motohodin',
      location: 'lokalizacja, położenie, pozycja, adres, miejsce, poloha, umístění, pozice, místo, adresa',
    },
  },
  {
    order: { links: '-' },
    owners:
      'usterki, błędu, awarii, alarmu, zdarzenia, ostrzeżenia, poruchy, závady, chyby, události, hlášení',
    heads: {
      code: 'kod, kody, numer, nr, kód, číslo',
      description: 'opis, treść, tekst, nazwa, znaczenie, popis, text, název, význam',
      severity:
        'poziom, priorytet, waga, ważność, stopień, klasa, závažnost, priorita, úroveň, stupeň, třída',
      time: 'data, czas, data i godzina, data i czas, godzina, początek, datum, čas, datum a čas, vznik, doba',
    },
  },
  {
    order: 'owner first',
    owners: 'koneen, laitteen, ajoneuvon, makine, makina, araç, ekipman, iş makinesi',
    heads: {
      unit: 'numero, nro, nimi, tunnus, id, koodi, kalustonumero, numarası, no, adı, kodu, filo no, plakası, ismi',
      serial:
        'sarjanumero, valmistenumero, runkonumero, sarjanro, seri no, seri numarası, şasi no, şasi numarası',
      brand: 'merkki, valmistaja, markası, üreticisi, marka',
      model: 'malli, tyyppi, modeli, tipi, model',
      hours: 'tunnit, käyttötunnit, tuntimittari, saati, çalışma saati, saat sayacı',
      location: 'sijainti, paikka, osoite, konumu, konum, adresi, yeri',
    },
  },
  {
    order: 'owner first',
    owners: 'vian, virheen, hälytyksen, häiriön, arıza, hata, alarm, uyarı, olay',
    heads: {
      code: 'koodi, numero, kodu, no, numarası, kod',
      description: 'kuvaus, selite, teksti, açıklaması, açıklama, tanımı, metni, mesajı',
      severity: 'vakavuus, taso, prioriteetti, luokka, önemi, seviyesi, derecesi, önceliği, şiddeti',
      time: 'aika, ajankohta, päivämäärä, zamanı, tarihi, saati, tarih saat, tarihi ve saati, oluşma zamanı',
    },
  },
  {
    order: 'one word',
    owners:
      '设备, 机器, 车辆, 整机, 机械, 本机, 机身, 産品, 設備, 機器, 車輛, 机, 主机, 機体, 本機, 機械, 車両, 建機, 車体',
    heads: {
      brand: '品牌, 厂家, 厂商, 制造商, 生产商, メーカー, メーカ, 製造元, 廠牌, 製造商, 生产厂家, ブランド',
      model: '型号, 机型, 型號, 機型, 型式, モデル, 機種, 型名, 規格',
      serial:
        '序列号, 序號, 序列號, 车架号, 出厂编号, 机号, 编码序列号, 製造番号, シリアル番号, シリアル, シリアルナンバー, 車台番号, 识别码, 识别号, 識別番号, 出厂号, pin码, pin, vin',
      unit: '编号, 編號, 名称, 名稱, 名, 代号, 编码, 别名, 昵称, 管理番号, 管理名, 管理名称, 番号, 呼称, 号码, 自编号, 内部编号',
      hours:
        '工时, 小时, 工作小时, 运行小时, 小时数, 工作时间, 運転時間, 稼働時間, 累計時間, アワメータ, アワーメータ, アワーメーター, 累计工时, 工時, 时数, 小时表',
      location:
        '位置, 地点, 地址, 所在地, 现在位置, 当前位置, 坐标, 現在地, 現在位置, 場所, 住所, 稼働場所, 定位',
    },
  },
  {
    order: 'one word',
    owners:
      '故障, 报警, 报错, 告警, 错误, 异常, 警报, 事件, 報警, 錯誤, 異常, 警報, エラー, アラーム, アラート, 警告, 障害, 不具合, イベント',
    heads: {
      code: '代码, 码, 代號, 代碼, 编号, 编码, コード, 番号, コード番号, ナンバー',
      description:
        '描述, 内容, 说明, 信息, 名称, 詳細, 说明, 內容, 描述信息, 説明, メッセージ, 详情, 原因描述',
      severity:
        '级别, 等级, 程度, 等級, 級別, 优先级, レベル, ランク, 重要度, 重大度, 優先度, 度, 严重程度, 区分',
      time: '时间, 日期, 時間, 发生时间, 日時, 時刻, 発生日時, 発生時刻, 発生日, 发生日期, 開始時刻, 検出日時, 触发时间, 起始时间',
    },
  },
  {
    order: 'one word',
    owners:
      '累计, 总, 累計, 総, 发动机, 当前, 运转, 工作, 作业, 運転, 稼働, 実稼働, 总工作, 累计工作, 累计运行, 発動機, エンジン, 使用',
    heads: {
      hours: '工时, 小时, 小时数, 时间, 時間, 运行时间, 工作时间, 稼働時間, 運転時間, アワメータ, 時間計',
    },
  },
  {
    order: 'one word or two',
    owners: '장비, 차량, 기계, 기기, 제품, 본체, 건설기계, 중장비, 호기',
    heads: {
      brand: '제조사, 브랜드, 메이커, 제작사, 제조업체',
      model: '모델, 모델명, 기종, 형식, 모델번호',
      serial: '제조번호, 일련번호, 시리얼번호, 시리얼, 차대번호, 기대번호, 식별번호, 고유번호, 시리얼넘버',
      unit: '번호, 명, 이름, 명칭, 별칭, 관리번호, 코드, id, 호기',
      hours: '가동시간, 운전시간, 사용시간, 누적시간, 작동시간, 시간, 아워미터',
      location: '위치, 주소, 현위치, 현재위치, 좌표, 현장',
    },
  },
  {
    order: 'one word or two',
    owners: '고장, 경보, 에러, 오류, 알람, 이상, 장애, 이벤트, 경고, 알림',
    heads: {
      code: '코드, 번호, 코드번호',
      description: '내용, 설명, 명칭, 상세, 메시지, 명, 증상, 상세내용',
      severity: '등급, 심각도, 수준, 레벨, 단계, 중요도, 우선순위',
      time: '시간, 일시, 시각, 발생시간, 발생일시, 발생시각, 날짜, 발생일, 발생 일시, 발생 시각',
    },
  },
  {
    order: 'owner first',
    owners:
      'engine, motor, transmission, gearbox, axle, pump, tracker, modem, device, gateway, telematics, telematics device, telematics unit, terminal, attachment, bucket, hammer, breaker, grapple, spreader, blade, fork, coupler, tyre, tire, track, winch, hoist, generator set, compressor unit, trailer, ecm, ecu, controller, battery, radio, sim, antenna, power unit, power pack, box',
    heads: {
      ignored:
        'serial number, serial no, serial #, serial, s n, sn, number, no, #, id, model, make, manufacturer, type, brand, mfr, maker, info, details, family, make model, make and model, description',
    },
  },
  // Whose address, number or place it is, when it isn't the machine's.
  {
    order: 'owner first',
    owners:
      'customer, customer s, client, client s, dealer, dealer s, dealership, distributor, servicing, service, servicing dealer, selling, workshop, shop, depot, branch, office, head office, home, home office, regional, corporate, registered, company, owner, owner s, supplier, supplier s, vendor, lessor, lessee, hirer, hirer s, landlord, contractor, subcontractor, billing, invoice, delivery, shipping, mailing, postal, return, collection, pickup, pick up, store, parts, support, garage, agent, insurer, warehouse, plant hire',
    heads: {
      ignored:
        'address, addr, branch, depot, office, workshop, shop, centre, center, dealer, location, site address, base, phone, tel, contact, postcode, zip, city, town, state',
    },
  },
  {
    order: 'owner first',
    owners:
      'customer, client, account, acct, dealer, branch, store, shop, depot, office, district, division, department, contract, rental contract, rental agreement, agreement, ra, hire contract, order, work order, wo, w o, po, p o, purchase order, ticket, case, claim, invoice, quote, quotation, estimate, job, job card, project, policy, insurance, warranty, licence, license, badge, employee, operator, driver, user, technician, tech, mechanic, key, part, parts, kit, bulletin, tsb, message, msg, mail, incident, call, request, report, delivery, shipment, shift, crew, gate, bay, dock, page, plan, subscription, tax, vat, gl, cost, phone, sim, firmware, software, hardware, version, revision, log, document, form',
    heads: { ignored: 'number, id, ref, reference, code, name' },
  },
  {
    order: 'owner first',
    owners:
      'idle, idling, standby, winch, winch 1, winch 2, hoist, pto, t m, transmission, travel, swing, upper, upper structure, regen, parked, boom, non productive, economy mode, aux, percussion, perc, impact, drifter, rotation, feed',
    heads: { ignored: 'hours, hrs, h, hour meter, operating hours, run hours, working hours, time, runtime' },
  },
  {
    order: { links: '-, of' },
    owners:
      'idle, winch, winch 1, winch 2, hoist, pto, transmission, travel, swing, upper structure, superstructure, undercarriage, aux, percussion, perc, impact, drifter, rotation, feed',
    heads: { ignored: 'hours, operating hours, hrs, working hours, runtime' },
  },
  {
    order: 'one word or two',
    owners:
      'motor, getriebe, modem, tracker, steuergerät, sender, leerlauf, winden, motoren, moottorin, silnika, motoru',
    heads: {
      ignored:
        'nummer, nr, typ, type, hersteller, modell, model, seriennummer, serien nr, serienummer, serienr, fabrikat, stunden, bezeichnung, merk, märke, numero, malli, numer, číslo, no',
    },
  },
  {
    order: { links: '-, de, du, del, do, di, d' },
    owners:
      'moteur, motor, motore, transmission, transmisión, cambio, modem, boîtier, tracker, silnik, silnika, motoru',
    heads: {
      ignored:
        'numéro, numéro de série, n, n série, n de série, série, modèle, type, marque, constructeur, número, número de serie, serie, n serie, nº, nº de serie, modelo, marca, tipo, fabricante, número de série, nº de série, numero, matricola, modello, costruttore, numero di serie, n di serie, nr, numer, typ, výr č, číslo, producent, výrobce',
    },
  },
  {
    order: 'one word',
    owners: '发动机, エンジン, 엔진, 引擎, 終端, 终端, 端末, 단말기, 단말',
    heads: {
      ignored:
        '型号, 编号, 号, 号码, 序列号, 型式, 番号, 製造番号, モデル, 厂家, 品牌, メーカー, 번호, 모델, 모델명, 형식, 제조번호, 제조사, 機種, id, 編號, 型號',
    },
  },
  {
    order: 'owner first',
    owners:
      'owner s, owner, owners, customer s, client s, operator s, user s, site, depot, in house, internal, dispatch, yard',
    heads: {
      unit: 'code, mark, tag, label, alias, machine ref, machine code, machine reference, asset code, unit code, fleet code, machine number, machine no, machine id, machine name, unit name, own number, own no, plant number, plant no',
    },
  },
  // What owners, rental firms and their customers number or call it themselves.
  {
    order: 'owner first',
    owners:
      'your, our, owner, owner s, customer s, client s, client, internal, in house, company, rental, hire, fleet, plant, yard, rental fleet',
    heads: {
      unit: 'unit no, unit number, unit id, unit name, unit #, machine no, machine number, machine id, machine name, asset no, asset number, asset id, asset tag, asset name, equipment no, equipment number, equipment id, equipment name, fleet no, fleet number, fleet id, plant no, plant number, vehicle no, vehicle name, truck no, designation, alias, nickname, control no, mgmt no, management no, machine code, asset code',
    },
  },
  {
    order: 'one word or two',
    owners:
      'kundeninterne, kundeneigene, kunden interne, interne, eigene, ihre, ihre interne, unsere, unsere interne, betriebsinterne, firmeninterne, hausinterne',
    heads: {
      unit: 'nummer, nr, bezeichnung, kennung, maschinennummer, maschinen nr, gerätenummer, geräte nr, inventarnummer, inventar nr, flottennummer, flotten nr, fahrzeugnummer, fahrzeug nr, maschinenbezeichnung, gerätebezeichnung',
    },
  },
  {
    order: 'one word or two',
    owners:
      'inv, flotten, fuhrpark, mietpark, mietgeräte, betriebsmittel, gerätestamm, equipment, fahrzeug, wagen',
    heads: {
      unit: 'nummer, nr, id, kennung, name, bezeichnung',
    },
  },
  {
    order: { links: '-, de, d, du, de la' },
    owners: 'parc, flotte, inventaire, interne, bord, actif, exploitation, parc interne',
    heads: {
      unit: 'numéro, n, no, num, code, nom, identifiant, repère',
    },
  },
  {
    order: 'owner first',
    owners: 'votre, notre, vos, nos',
    heads: {
      unit: 'n, numéro, no, code, repère, désignation, machine n, n de parc, numéro de parc, n interne, numéro interne, identifiant machine, nom de machine',
    },
  },
  {
    order: { links: '-, de, de la, del' },
    owners: 'flota, inventario, parque, activo, económico, interno, interna, patrimonio, móvil',
    heads: {
      unit: 'número, n, nº, no, nro, num, núm, código, cód, cod, nombre, id, alias, identificador, denominación',
    },
  },
  {
    order: 'owner first',
    owners: 'su, nuestro, nuestra, vuestro, tu',
    heads: {
      unit: 'número, n, nº, no, nro, código, interno, número interno, nº interno, n interno, número económico, económico, alias, identificador',
    },
  },
  {
    order: { links: '-, da, de, do' },
    owners: 'frota, património, patrimônio, inventário, interno, interna, ativo, parque',
    heads: {
      unit: 'número, n, nº, no, num, código, cód, nome, id, prefixo, tag, identificação',
    },
  },
  {
    order: 'owner first',
    owners: 'seu, sua, nosso, nossa, vosso, vossa',
    heads: {
      unit: 'número, n, nº, no, código, prefixo, frota, número interno, nº interno, nome da máquina, máquina nº',
    },
  },
  {
    order: { links: '-, di, della, del' },
    owners: 'flotta, inventario, interno, interna, parco, cespite, aziendale, cantiere',
    heads: {
      unit: 'numero, n, nr, num, codice, cod, nome, sigla, id, denominazione',
    },
  },
  {
    order: 'owner first',
    owners: 'vostro, vostra, vs, nostro, nostra, ns',
    heads: {
      unit: 'numero, n, nr, codice, cod, sigla, codice interno, numero interno, codice macchina, denominazione, numero macchina',
    },
  },
  {
    order: 'one word or two',
    owners: 'uw, ons, onze, eigen, intern, interne, klant',
    heads: {
      unit: 'machinenummer, machine nr, machinecode, objectnummer, materieelnummer, benaming, machinenaam',
    },
  },
  {
    order: 'owner first',
    owners: 'uw, ons, onze, eigen, intern',
    heads: {
      unit: 'nummer, nr, code',
    },
  },
  {
    order: 'owner first',
    owners: 'ert, er, vårt, vår, vores, vort, jeres, deres, kundens, eget, egen, internt, intern',
    heads: {
      unit: 'nummer, nr, maskinnummer, maskin nr, maskinnr, maskinnavn, maskinnamn, benämning, betegnelse, beteckning, enhetsnummer, enhedsnummer',
    },
  },
  {
    order: 'owner first',
    owners: 'numer, nr, kod, oznaczenie, identyfikator',
    heads: {
      unit: 'floty, flotowy, taborowy, boczny, inwentarzowy, ewidencyjny, wewnętrzny, wewnętrzne, własny, własne, klienta dla maszyny',
    },
  },
  {
    order: 'owner first',
    owners: 'nasz, wasz, państwa, nasze, wasze',
    heads: {
      unit: 'numer, nr, kod, oznaczenie, numer maszyny, nr maszyny',
    },
  },
  {
    order: 'owner first',
    owners:
      'interní, evidenční, ev, evid, inventární, inv, flotilové, garážní, vlastní, vaše, naše, parkové, interné, evidenčné, inventárne',
    heads: {
      unit: 'číslo, č, označení, název, číslo stroje, označenie',
    },
  },
  {
    order: 'owner first',
    owners: 'teidän, oma, sisäinen, kaluston, asiakkaan',
    heads: {
      unit: 'konenumero, kone nro, tunnus, kalustonumero, konetunnus',
    },
  },
  {
    order: 'owner first',
    owners: 'filo, demirbaş, envanter, dahili, müşteri makine, şirket içi',
    heads: {
      unit: 'no, numarası, kodu, adı, numara',
    },
  },
  {
    order: 'owner first',
    owners:
      'гаражный, бортовой, хозяйственный, хоз, гар, инвентарный, инв, внутренний, парковый, учетный, наш, ваш',
    heads: {
      unit: 'номер, n, код, номер машины, номер техники',
    },
  },
  {
    order: 'one word',
    owners: 'お客様, 顧客, 貴社, 御社, 弊社, 当社, 自社, 社内, 所有者, ユーザー, ユーザ, レンタル, 現場',
    heads: {
      unit: '管理番号, 管理no, 管理名, 管理名称, 機械番号, 機械名, 機械名称, 号機, 号機名, 車両番号, 車両名, 呼称, 機番',
    },
  },
  {
    order: 'one word',
    owners: '客户, 贵司, 贵方, 我司, 我方, 本公司, 公司, 内部, 用户, 您的',
    heads: {
      unit: '设备编号, 设备名称, 设备代号, 机号, 机器编号, 机器名称, 自编号, 车号, 车辆编号',
    },
  },
  {
    order: 'one word or two',
    owners: '고객, 고객사, 귀사, 당사, 자사, 사내, 자체',
    heads: {
      unit: '관리번호, 관리 번호, 장비번호, 장비 번호, 장비명, 장비 이름, 호기, 호기명',
    },
  },
];
