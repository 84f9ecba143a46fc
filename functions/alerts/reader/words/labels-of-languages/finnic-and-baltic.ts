import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of Finnish, Estonian, Latvian and Lithuanian. */

export const finnish: LabelsOfLanguage = {
  brand: 'koneen merkki | merkki ja malli | valm',
  model: 'tyyppi | tyyppimerkintä | mallimerkintä | konetyyppi | koneen malli',
  serial: `
    sarjanro | sarja nro | sarja numero | runkonro | runko nro | alustanumero | alusta nro | vin tunnus |
    valmistenro | valm nro
  `,
  unit: `
    kone nro | koneen nro | koneen tunnus | konetunnus | kalusto nro | kalustonro | oma tunnus |
    sisäinen tunnus | meillä nro | meillä numero | yksikkö nro | laitetunnus | laite nro
  `,
  hours: `
    tunteja | h mittari | mittarilukema | tuntimittarin lukema | konetunnit | moottorin tunnit | käyttöt |
    tuntilukema | tuntimittarilukema | moottorin käyttötunnit | työtunnit | kokonaistunnit |
    käyttötunteja | käyttötuntimittari | tunnit yhteensä
  `,
  location: `
    nykyinen paikka | seisontapaikka | olinpaikka | sijaintipaikka | kohde | työmaan osoite |
    sijainti nyt
  `,
  address: 'katuosoite | katu | lähiosoite | työmaaosoite | katu ja numero',
  city: 'paikkakunta | kunta | kaupunki kunta | postitoimipaikka | postinumero ja paikkakunta',
  state: 'maakunta | alue',
  code: 'vika nro | vikanumero | virhenumero | hälytyskoodi | häiriökoodi | vikakoodit | vian koodi',
  fault: 'virhe',
  description: 'kuvaus | teksti | vian kuvaus | selitys | vikateksti',
  severity: `
    vakavuusaste | vakavuustaso | vakavuusluokka | hälytystaso | hälytysluokka | kiireellisyys |
    kiireellisyysluokka | kriittisyys | luokitus | vikaluokka | tärkeysaste | tärkeysluokka |
    prioriteettitaso
  `,
  time: `
    aika | ajankohta | päivämäärä ja aika | pvm ja klo | pvm klo | havaittu | havaintoaika |
    tapahtuma aika | tapahtunut | ilmennyt | todettu | vika havaittu
  `,
  date: 'pvm | päivämäärä',
};

export const estonian: LabelsOfLanguage = {
  brand: 'tootja | kaubamärk',
  model: 'mudel | tüüp',
  machine: 'masin | sõiduk | seade | töömasin',
  serial: `
    tehasenumber | seerianumber | seeria nr | tehase nr | vin kood | šassii number | kere number |
    raami number
  `,
  unit: `
    inventarinumber | inventari nr | masina nr | masina number | masina nimi | pargi number | pargi nr |
    sisemine number
  `,
  hours: `
    töötunnid | mototunnid | motoristunnid | tunnid | töötunde | tunnilugeja | tundide näit |
    masina tunnid | tunniloendur | töötundide arv | tunninäit | töötundide näit | mootoritunnid |
    moototunnid | tundide arv | tundi kokku | kasutustunnid
  `,
  location: `
    asukoht | koht | paiknemine | objekt | koordinaadid | ehitusplats | asukoht praegu |
    praegune asukoht | viimane asukoht | viimane teadaolev asukoht | ehitusobjekt | töökoht |
    masina asukoht | positsioon | asub | kus
  `,
  lat: 'laius | laiuskraad | geograafiline laius',
  long: 'pikkus | pikkuskraad | geograafiline pikkus',
  address: 'aadress | tänav | tänav ja number | objekti aadress',
  city: 'linn | asula | vald | linn vald | küla | alev',
  state: 'maakond | piirkond',
  code: 'veakood | vea kood | rikkekood | kood | vea number | häirekood',
  fault: 'viga | rike | häire | hoiatus | sündmus | tõrge',
  description: 'kirjeldus | vea kirjeldus | selgitus | teade | tekst',
  severity: `
    tõsidus | raskusaste | prioriteet | tase | kiireloomulisus | olulisus | raskus | häire tase |
    tähtsus | kriitilisus | ohutase | hoiatustase | tõsidusaste | tõsiduse tase | pakilisus | klass |
    vea tase | vea tõsidus | liigitus | kategooria
  `,
  time: `
    aeg | kuupäev ja kellaaeg | kuupäev kellaaeg | tuvastatud | tekkis | tekkimise aeg | sündmuse aeg |
    registreeritud | toimumisaeg
  `,
  date: 'kuupäev',
  clock: 'kellaaeg',
  ignored: `
    mootori number | tühikäik | tühikäigu tunnid | läbisõit | edasimüüja | hooldus | telefon | klient |
    operaator | saadetud | kütus | aasta | märkus | olek | leping
  `,
};

export const latvian: LabelsOfLanguage = {
  brand: 'marka | ražotājs | zīmols',
  model: 'modelis | tips',
  machine: 'iekārta | mašīna | tehnika | transportlīdzeklis',
  serial: `
    šasijas nr | šasijas numurs | sērijas numurs | sērijas nr | rūpnīcas numurs | rūpnīcas nr |
    rāmja numurs | vin kods
  `,
  unit: `
    inventāra nr | inventāra numurs | iekārtas nr | iekārtas numurs | iekārtas nosaukums |
    iekšējais numurs | iekšējais nr | mašīnas nr | parka nr
  `,
  hours: `
    motorstundas | moto stundas | darba stundas | stundas | motorstundu skaits | nostrādātās stundas |
    stundu skaitītājs | motorstundu skaitītājs | dzinēja stundas | nostrādātas motorstundas |
    stundu skaits | skaitītājs | kopā stundas
  `,
  location: `
    atrašanās vieta | vieta | objekts | koordinātas | pozīcija | būvlaukums | būvobjekts |
    pašreizējā atrašanās vieta | pēdējā atrašanās vieta | atrodas | novietojums |
    iekārtas atrašanās vieta | darba vieta | kur
  `,
  lat: 'platums | ģeogrāfiskais platums',
  long: 'garums | ģeogrāfiskais garums',
  address: 'adrese | iela | iela un numurs | objekta adrese',
  city: 'pilsēta | apdzīvota vieta | pilsēta novads | ciems',
  state: 'novads | reģions | apgabals | rajons',
  code: 'kļūdas kods | bojājuma kods | kods | kļūdas numurs | trauksmes kods',
  fault: 'kļūda | bojājums | trauksme | brīdinājums | notikums',
  description: 'apraksts | kļūdas apraksts | ziņojums | teksts | skaidrojums',
  severity: `
    svarīgums | prioritāte | līmenis | smagums | steidzamība | nopietnība | pakāpe | trauksmes līmenis |
    nopietnības pakāpe | nopietnības līmenis | kritiskums | bīstamība | brīdinājuma līmenis | nozīmīgums |
    svarīguma pakāpe | klase | kategorija | steidzamības pakāpe
  `,
  time: `
    laiks | datums un laiks | konstatēts | konstatēta | radās | reģistrēts | notikuma laiks |
    rašanās laiks
  `,
  date: 'datums',
  ignored: `
    dzinēja numurs | dzinēja nr | tukšgaita | tukšgaitas stundas | nobraukums | dīleris | serviss |
    tālrunis | klients | operators | nosūtīts | degviela | gads | piezīme | statuss | līgums
  `,
};

export const lithuanian: LabelsOfLanguage = {
  brand: 'markė | gamintojas | prekės ženklas',
  model: 'modelis | tipas',
  machine: 'mašina | technika | įrenginys | transporto priemonė',
  serial: `
    važiuoklės nr | važiuoklės numeris | serijos numeris | serijos nr | gamyklinis numeris |
    gamyklinis nr | rėmo nr | rėmo numeris | vin kodas | kėbulo numeris | serijinis numeris |
    serijinis nr | gamyklos numeris
  `,
  unit: `
    inventorinis nr | inventorinis numeris | mašinos nr | mašinos numeris | mašinos pavadinimas |
    vidinis numeris | vidinis nr | parko nr | parko numeris | įrenginio nr
  `,
  hours: `
    motovalandos | moto valandos | darbo valandos | valandos | motovalandų | motovalandų skaičius |
    valandų skaitiklis | išdirbtos valandos | variklio valandos | motovalandų skaitiklis | moto val |
    motoval | dirbtos valandos | valandų skaičius | skaitiklis | viso valandų | darbo laikas
  `,
  location: `
    vieta | buvimo vieta | vietovė | objektas | koordinatės | pozicija | statybvietė | esama vieta |
    dabartinė vieta | paskutinė vieta | paskutinė žinoma vieta | statybos aikštelė | padėtis |
    mašinos vieta | stovi | kur | darbo vieta
  `,
  lat: 'platuma | geografinė platuma',
  long: 'ilguma | geografinė ilguma',
  address: 'adresas | gatvė | gatvė ir numeris | objekto adresas',
  city: 'miestas | gyvenvietė | miestas rajonas',
  state: 'rajonas | apskritis | regionas | savivaldybė',
  code: 'klaidos kodas | gedimo kodas | kodas | klaidos numeris | pavojaus kodas',
  fault: 'klaida | gedimas | pavojus | įspėjimas | įvykis | aliarmas',
  description: 'aprašymas | klaidos aprašymas | pranešimas | tekstas | paaiškinimas',
  severity: `
    svarba | prioritetas | lygis | rimtumas | skubumas | laipsnis | sunkumas | pavojaus lygis |
    svarbumas | svarbos lygis | skuba | kritiškumas | įspėjimo lygis | pavojingumas | klasė | kategorija |
    sunkumo lygis | rimtumo lygis | klaidos lygis | svarbumo lygis
  `,
  time: 'laikas | data ir laikas | nustatyta | užfiksuota | atsirado | įvykio laikas | užregistruota',
  date: 'data',
  ignored: `
    variklio numeris | variklio nr | tuščioji eiga | tuščios eigos valandos | rida | atstovas | servisas |
    telefonas | klientas | operatorius | išsiųsta | kuras | metai | pastaba | būsena | sutartis
  `,
};
