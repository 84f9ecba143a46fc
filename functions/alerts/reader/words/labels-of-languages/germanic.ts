import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of German, Dutch, and Swedish, Norwegian and Danish together. */

export const german: LabelsOfLanguage = {
  brand: 'fabrikant | fabr | markenname | maschinenmarke | hersteller der maschine',
  model: 'typbezeichnung | typ bezeichnung | gerätemodell | ausführung | bautyp | maschinentype',
  machine:
    'einheit | objekt | maschine gerät | marke type | hersteller type | marke und typ | fabrikat und typ',
  serial: `
    fahrgest nr | fg nr | fgnr | fin vin | vin nr | serien id | herstellernummer | werks nr | werksnr |
    rahmennummer | rahmen nr | s nr
  `,
  unit: `
    maschinennr intern | maschinennummer intern | nummer intern | nr intern | intern |
    interne maschinennr | int bezeichnung | int maschinennr | bauhof nr | fahrzeug intern | intern nr |
    bei uns nr | bei uns die nr | kranname | krannummer | krankennung
  `,
  hours: `
    std stand | h stand | bstd stand | betriebsstundenstand | gesamtbetriebsstunden |
    motorbetriebsstunden | laufstunden | betriebszeit | gesamtlaufzeit | laufende stunden | stundenzahl |
    betriebsstunden laut zähler | stunden laut zähler | motorstundenzähler | betriebsstd zähler |
    betriebsstunden seit neu | stunden seit neu | betriebsstunden zum zeitpunkt | betriebsstunden bei störung |
    betriebsstunden bei auftreten | betriebsstunden bei meldung | betriebsstunden bei fehler
  `,
  location: 'aufenthaltsort | aktueller aufenthaltsort | abgestellt | abgestellt in | abstellort',
  address: `
    straße und nummer | straße nr | straße hausnummer | straße nummer | adresse der baustelle |
    baustellenadresse
  `,
  city: 'ortschaft | plz ort | postleitzahl ort | stadt gemeinde',
  state: 'bundesland kanton | kanton | land bundesland',
  code: `
    fehlerkennung | störungsnummer | störungsnr | störnummer | stör nr | alarmnummer | meldungsnummer |
    meldungsnr | meldecode
  `,
  fault:
    'aktiver alarm | aktive störung | aktiver fehler | aktive meldung | anstehende störung | anstehende meldung | telematikalarm | telematikmeldung | fehlerbild | defekt | beanstandung | warnmeldung | maschinenmeldung',
  description: `
    erläuterung | fehlerbeschreibung | störungsbeschreibung | klartext | meldungstext | kurztext |
    langtext | benennung
  `,
  severity: `
    kritikalitätsstufe | schwere des fehlers | dringlichkeitsstufe | gefahrenstufe | prioritätsstufe |
    klassifizierung
  `,
  time: `
    auftreten | aufgetreten | aufgetreten am | zeitpunkt des fehlers | erfasst | erfasst am | erkannt |
    erkannt am | datum uhrzeit | datum und uhrzeit | festgestellt | festgestellt am | ausgelöst am
  `,
};

export const dutch: LabelsOfLanguage = {
  brand: 'fabricaat | fabr | merknaam | merk machine',
  model:
    'typeaanduiding | type aanduiding | typenummer | type nummer | model type | uitvoering | machine type',
  serial: `
    reeksnummer | reeks nr | reeksnr | framenummer | frame nr | framenr | chassis nr | vin nummer |
    serie nr | fabrieksnummer | fabrieksnr
  `,
  unit: `
    machine intern | intern machinenr | eigen machinenr | materieelnr | materieel nr | matnr | mat nr |
    voertuig nr | voertuignummer | objectnr | object nr | eenheid nr | parknr | kraannr | kraannaam | bij ons nr | machinecode
  `,
  hours: `
    urn stand | draaiu | draaiuren totaal | machine u | teller | stand teller | gebruiksuren | werkuren |
    arbeidsuren | uren totaal | totaal uren | totaal aantal uren | aantal uren | motorurenstand |
    urentellerstand | stand urenteller | tellerstand uren | uren op teller | draaitijd | bedrijfstijd |
    bedrijfsurenteller | uren volgens teller | uren sinds nieuw | draaiuren sinds nieuw |
    draaiuren bij storing | draaiuren bij melding | draaiuren op dat moment | uren op dat moment
  `,
  location: `
    werkplek | werklocatie | vindplaats | huidige standplaats | staat nu | bevindt zich |
    bevindt zich in | werkadres | project locatie | projectlocatie
  `,
  address:
    'straat | straat en nummer | straat en huisnummer | straat nr | adres werf | werfadres | werkadres',
  city: `
    gemeente | woonplaats | stad gemeente | postcode plaats | postcode en plaats | stad plaats |
    vestigingsplaats
  `,
  state: 'gewest | regio | provincie land',
  code: 'storing nr | storingsnr | foutnummer | foutnr | fout nr | alarmnr | meldcode | meldingscode',
  fault: 'actief alarm | actieve storing | actieve melding | defect | mankement | alarmmelding',
  description: 'toelichting | tekst | foutomschrijving | storingstekst | meldingstekst',
  severity: `
    prioriteitsniveau | urgentieniveau | mate van ernst | graad van ernst | dringendheid | urgentiegraad |
    hoe erg | classificatie | waarschuwingsniveau | belang van de melding
  `,
  time: `
    datum en tijd | datum tijd | opgetreden | opgetreden op | ontstaan | ontstaan op | gemeld |
    gemeld op | geregistreerd op | gedetecteerd | datum storing | tijd storing | tijdstip storing
  `,
};

export const nordic: LabelsOfLanguage = {
  brand: 'fabr | maskinmärke | maskinmerke | maskinmærke | merke modell | mærke og model',
  model: `
    typbeteckning | typebetegnelse | modellbeteckning | modellbetegnelse | modelbetegnelse | modellnamn |
    maskintyp | typenavn | type nr
  `,
  serial: `
    tillverkningsnr | tillv nr | fabrikationsnr | chassinr | chassinummer | ramnummer | rammenummer |
    understellsnr | stelnr | stel nr | vin nummer | produktionsnr | fabrikasjonsnr | fabrikasjonsnummer |
    ser nr
  `,
  unit: `
    maskin nr internt | internt maskinnr | internt maskinnummer | fordonsnummer | fordonsnr | kjøretøynr |
    køretøjsnr | objektnr | resursnummer | resurs | materielnr | materiell nr | flåte nr | flåtenummer |
    flåtenr | maskinens nr | hos oss nr | hos os nr | krannamn | krannavn | littera | littranummer | littra
  `,
  hours: `
    tim | timestand | timestand drift | timetal | timer stand | timmarsställning | mätarställning |
    mätarställning timmar | gångtimmar | drifttim | maskintid | motortimer i alt | timer totalt |
    arbeidstimer | arbejdstimer | arbetstimmar | timmätare | timställning | totala timmar | timtal |
    totalt antal timmar | drifttimmar motor | motorns drifttimmar | timmar på mätaren | timräkneverk |
    drifttimräknare | timetellerstand | totale timer | antall timer | timer på telleren |
    motorens driftstimer | driftstimeteller | timer drift | timetællerstand | driftstimetæller |
    timer siden ny | driftstimer ved feil | driftstimer ved fejl | drifttimmar vid larm | timmar sedan ny |
    antal timer | timer i alt | motortimetæller | timer på tælleren | timeantal
  `,
  location: `
    position nu | aktuell plats | uppställningsplats | uppställd | objekt plats | arbetsplatsen |
    nuvarande plats | nuvarande position | hvor | oppstillingsplass | plassert | nåværende sted |
    arbeidsplass | står i | befinner seg | befinner seg i | nuværende sted | aktuel placering |
    aktuel position | befinder sig | befinder sig i | opstillingssted | byggeplads adresse
  `,
  address: `
    gatuadress | gata | gata och nummer | besöksadress | adress arbetsplats | gateadresse | veiadresse |
    besøksadresse | gate og nummer | gade | vej | vejnavn | gade og nummer | vej og husnummer | gadenavn
  `,
  city: `
    by | tettsted | tätort | postort | ort postnummer | postnr ort | postnummer ort | ort kommun |
    poststed by | postnr sted | postnummer og sted | by tettsted | bynavn | postnr by | postnummer by |
    postnummer og by | by kommune
  `,
  state: 'landskap | län region | fylke region | landsdel',
  code: `
    felnummer | felnr | fel nr | feilnummer | feilnr | feil nr | fejlnummer | fejlnr | fejl nr | larmkod |
    alarmkode | varselkode | varningskod | hendelseskode
  `,
  fault: `
    felmeddelande | feilmelding | fejlmeddelelse | larmtext | störning | driftstörning |
    driftsforstyrrelse | varsel | alarmering
  `,
  severity: `
    larmnivå | larmklass | larmgrad | alarmniveau | alarmnivå | alarmgrad | alarmtype | varselnivå |
    varselgrad | hastegrad | brådskande | angelägenhet | viktighetsgrad | brådska | brådskandegrad |
    prioritetsnivå | allvarsgrad | klassning | alvorlighet nivå | hastende | prioritetsniveau |
    vigtighed | alvorlighedsniveau | vigtighedsgrad
  `,
  time: `
    inträffade | inträffat | inträffade den | upptäckt | registrerad | registreret | registrert |
    oppstod | oppstått | opstod | opstået | indtruffet | oppdaget | opdaget | detekterad | detektert |
    detekteret | datum och tid | datum tid | dato og tid | dato tid | dato klokkeslett |
    dato og klokkeslæt | hendelsestid | hændelsestid | hendt | skjedde
  `,
};
