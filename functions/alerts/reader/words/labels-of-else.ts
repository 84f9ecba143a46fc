/*
 * What labels of values are made of that are no machine's name, number or hours, whatever they look like: of customers, papers and
 * people, of what sensors measure, of services to come. In small letters, a piece of a word counts where `*` stands.
 */

const letters = '[\\p{L}\\d]';

/** Asks a label whether it has one of the words, each as a whole or going on (`kund*`). */
function anyOf(list: string): { readonly test: (label: string) => boolean } {
  const words = list
    .trim()
    .split(/\s*\|\s*/)
    .map((word) => word.replace('*', `${letters}*`));
  const pattern = new RegExp(`(?<!${letters})(?:${words.join('|')})(?!${letters})`, 'u');
  // A fleet's labels are few, and come again with each machine and each value.
  const known = new Map<string, boolean>();
  return {
    test: (label) => {
      let answer = known.get(label);
      if (answer === undefined) {
        answer = pattern.test(label);
        if (known.size >= mostKnown) known.clear();
        known.set(label, answer);
      }
      return answer;
    },
  };
}

const mostKnown = 1000;

/** Numbers and names of papers, people, firms and parts, and what is measured of a machine. */
export const othersLabels = anyOf(`
  account | accounts | job | gateway | zone | attachment* | rpm | speed | driver* | operator* | technician* | dealer* | heading | power |
  display | controller | ecu | ecm | engine* | tire* | tyre* | cost* | weight | temp* | altitude | pressure | batter* | fuel | version |
  software | firmware | rule | order* | workorder* | ticket* | case | invoice* | contract* | imei | sim | modem | plan | subscription |
  agreement* | po | warranty | load | utilization | utilisation | geofence* | tracker* | signal | status | group | project* | bucket |
  transmission | (?:alert|alarm|event|message|notification) (?:id|no|nr|number|ref|type) | customer | client |
  kunde | vertrag* | auftrag* | bestell* | projekt* | kostenstelle | fahrer* | händler* | tank* | kraftstoff* | drehzahl | motordrehzahl |
  spannung | batteriespannung | motornummer | motor nr | motor-nr | meldungsnummer | meldungs-nr | baujahr | garantie* |
  contrat* | commande* | projet* | conducteur* | chauffeur* | concessionnaire* | carburant | régime | tension | moteur | d'alerte | année |
  cliente | contrato* | orden | órdenes | pedido* | proyecto* | operador* | distribuidor* | combustible | combustível | velocidad | voltaje |
  motor | (?:id|número|nº|n.º) d[eo] (?:alerta|aviso|evento) | año | garantía | garantia |
  ordem | projeto* | concessionária* | rotação | ano |
  contratto* | ordine* | progetto* | operatore* | concessionario* | carburante | giri | motore | id (?:avviso|allarme|evento) | anno | garanzia |
  klant | ordernummer | bestuurder* | machinist* | brandstof* | toerental | motortoerental | meldingsnummer | bouwjaar |
  kund | avtal* | förare* | återförsäljare* | bränsle* | varvtal | larm-id | larmnummer | årsmodell |
  kontrakt* | fører* | forhandler* | brændstof* | drivstoff* | årgang |
  asiakas | sopimus* | projekti* | kuljettaja* | jälleenmyyjä* | polttoaine* | moottorin numero | vuosimalli |
  klient | umow* | zamówieni* | paliw* | obroty | silnika | id alarmu | rok (?:produkcji|výroby) |
  zákazník | smlouv* | objednávk* | řidič* | paliva | otáčky | motoru |
  müşteri | sözleşme* | sipariş* | proje | operatör* | yakıt* | devir | motor no | model yılı
`);

/** Numbers that a firm gives its customers, and customers their machines: of neither maker nor meter. */
export const customersLabels = anyOf(`
  customer* | kunden* | client* | cliente* | klant* | kund* | asiakas* | klient* | numer klienta | zákazník* | müşteri*
`);

/** Hours at which something is due, or that are a part of all. */
export const otherHoursLabels = anyOf(`
  service* | interval* | maintenance | due | warranty | idle | pto | today | load | year | model year |
  wartung* | ölwechsel | leerlauf* | baujahr | kostenstelle | garantie* | entretien* | vidange | ralenti | année |
  servicio* | mantenimiento | ralentí | año | revisão | manutenção | marcha lenta | ano | tagliando | manutenzione | al minimo | anno |
  beurt | onderhoud | stationair* | bouwjaar | tomgång* | årsmodell | tomgang* | eftersyn | årgang | huolto* | tyhjäkäynti* | vuosimalli |
  przegląd* | jałow* | rok (?:produkcji|výroby) | servis* | volnoběh* | bakım* | rölanti | model yılı
`);

/** What kind of machine it is. */
export const kindsLabels = anyOf(`
  type | category | class | family | maschinenart | maschinentyp | gerätetyp | geräteart | typ | art | kategorie |
  catégorie | tipo | categoría | categoria | soort | machinetype | maskintyp | maskintype | konetyyppi | tyyppi | rodzaj | druh | tip | tipi
`);
