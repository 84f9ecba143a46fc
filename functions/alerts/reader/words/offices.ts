/*
 * Labels of the places of who sells, serves or sends, which are none of the machine's: workshops, branches, head offices. Source:
 * compiled by hand from the wording of dealers' and makers' pages and of company registers.
 */
const offices = `
    servicestützpunkt | service stützpunkt | ihr stützpunkt | ihr servicestützpunkt | ihr händler | ihre werkstatt | ihre niederlassung | vertragswerkstatt | fachwerkstatt | servicewerkstatt | firmensitz | geschäftssitz | hauptsitz | hauptverwaltung | servicezentrum
    | siège social | siège | adresse du siège | votre agence | notre agence | votre atelier | atelier agréé | centre de service | centre de services
    | taller oficial | taller autorizado | su taller | oficina central | oficinas centrales | domicilio social | sede social | sede central | casa matriz | servicio técnico oficial | servicio oficial
    | oficina autorizada | assistência autorizada | assistência técnica autorizada | sede social | matriz | posto de serviço | concessionário
    | sede legale | sede centrale | officina autorizzata | officina di zona | centro assistenza | centro assistenza autorizzato | vostra officina | vostro concessionario
    | hoofdkantoor | hoofdvestiging | uw werkplaats | uw vestiging | servicepunt | servicewerkplaats
    | huvudkontor | märkesverkstad | serviceverkstad | hovedkontor | verksted | serviceverksted | værksted | serviceværksted | hovedkontoret
    | huoltokorjaamo | korjaamo | pääkonttori | huoltopiste | merkkihuolto
    | siedziba firmy | siedziba | siedziba spółki | warsztat | autoryzowany serwis | punkt serwisowy | adres firmy
    | sídlo | sídlo firmy | sídlo spoločnosti | sídlo společnosti | servisní středisko | servisné stredisko | autorizovaný servis | dílna | dielňa
    | sjedište | sjedište tvrtke | servisni centar | ovlašteni servis | ovlašćeni servis | sedež podjetja | pooblaščeni servis
    | székhely | székhelyünk | szerviz | szervizközpont | szervizpont | márkaszerviz | szakszerviz
    | sediu social | sediul social | sediul central | sediul firmei | service autorizat | atelier service | punct service
    | genel müdürlük | merkez ofis | merkez ofisimiz | yetkili servisiniz | servis merkezi | şirket adresi | şirket merkezi
    | сервисный центр | ваш сервисный центр | наш офис | офис | головной офис | центральный офис | юридический адрес | юр адрес | наш адрес | адрес офиса | адрес компании | мастерская | ваш дилер
    | сервісний центр | наш офіс | офіс | головний офіс | юридична адреса | наша адреса | адреса компанії
    | сервизен център | офис | централен офис | седалище | сервисни центар | седиште
    | έδρα | έδρα εταιρείας | συνεργείο | εξουσιοδοτημένο συνεργείο | κεντρικά γραφεία
    | 本社 | 支社 | 支店 | 営業所 | サービス工場 | サービスセンター | 整備工場 | サービス拠点 | 总部 | 总公司 | 公司地址 | 公司总部 | 维修站 | 服务站 | 服务中心 | 维修中心 | 總公司 | 公司地址
    | 본사 | 지사 | 지점 | 서비스센터 | 서비스 센터 | 정비소 | 정비공장 | 본사 주소
    | peakontor | esindus | töökoda | galvenais birojs | servisa centrs | buveinė | serviso centras
    `;

/** `Serviced by: …`, `Next site: …`, `Technician location: …`: who does something for the machine, and where it or somebody else goes or was. */
const othersInEnglish = [
  'office | hq | headquarters | contact | supplier | vendor | seller | lessor | renter | contractor | subcontractor | insurer | insurance | manufacturer | manufactured by | importer | origin | storage | garage',
  linked(
    'serviced, maintained, supported, inspected, repaired, supplied, sold, delivered, shipped, rented, hired, leased, owned, insured, financed, managed, operated, generated, printed, created, issued, sent, prepared',
    ' ',
    'by',
  ),
  linked('rented, hired, leased, bought, purchased, delivered, shipped, report, message, sent', ' ', 'from'),
  'printed at | generated at office | report office',
  linked(
    'service, nearest service, closest service, next service, local service, your service, authorized service, authorised service',
    ' ',
    'point, center, centre, shop, station, workshop, partner',
  ),
  linked(
    'renting, rental, hire, selling, supplying, issuing, invoicing',
    ' ',
    'store, branch, office, shop, yard, location, company',
  ),
  linked(
    'ship, deliver, send, mail, forward',
    ' ',
    'parts to, part to, invoice to, to, the parts to, spares to',
  ),
  linked('invoice, bill, bring it, take it, tow, tow it, return it, remit, drop off', ' ', 'to'),
  linked(
    'account, billing, manufacturer, manufacturer s, maker, maker s, insurer, vendor, seller, sender, caller, reporter, operator, driver, user, delivery, shipping, invoice, registered, corporate, legal, business',
    ' ',
    'address',
  ),
  linked(
    'technician, technician s, tech, tech s, mechanic, mechanic s, fitter, fitter s, engineer, service technician, field technician, service truck, service van',
    ' ',
    'location, address, position, based at, based in, base, home, home base, starts from, coming from',
  ),
  linked(
    'next, previous, prev, prior, former, old, upcoming, future, following',
    ' ',
    'site, job, jobsite, job site, location, address, project, position, stop, destination',
  ),
  linked('visit us, come see us, see us, find us, meet us', ' ', 'at, in'),
].join(' | ');

/** Who owns, hires, sells or sends, by a word alone: `Cliente: …`, `Halter: …`; and where a machine is at home. */
const others = `
    heimatstandort | stammplatz | stammstandort | heimatdepot | betriebshof | bauhof | heimatbasis | kunde | endkunde | auftraggeber | händler | ihr händler | vertragshändler | fachhändler | absender | halter | fahrzeughalter
    | eigentümer | besitzer | mieter | vermieter | mietstation | vermietstation | mietpark | sitz der gesellschaft | gesellschaftssitz | ansprechpartner | ihr ansprechpartner | unser büro | büro | filiale | zuständige niederlassung | ihre filiale
    | agence | agence de rattachement | agence de location | agence propriétaire | client | client final | base | base d'attache | base de rattachement | atelier | distributeur | point de service | point de vente | propriétaire | concession | votre concession
    | votre distributeur | expéditeur | loueur | locataire | parc d'attache | mentions légales | votre contact | votre interlocuteur
    | sede | sede fiscal | base | base de operaciones | taller | taller asignado | su taller | cliente | cliente final | sucursal | su sucursal | servicio técnico | servicio técnico autorizado | delegación | su delegación | aviso legal | propietario | remitente | arrendatario | arrendador
    | distribuidor | su distribuidor | concesionario | su concesionario | concesión | patio | cochera
    | filial | revendedor | seu revendedor | assistência técnica | assistência | pátio | garagem | proprietário | remetente | locatário | locador | concessionária | sua concessionária | oficina | sua oficina | sede da empresa | estaleiro da empresa
    | sede operativa | sede aziendale | deposito | deposito di competenza | cliente finale | filiale di zona | rivenditore | il tuo rivenditore | vostro rivenditore | proprietario | intestatario | il tuo concessionario | mittente | noleggiatore | locatario | note legali | officina | officina assegnata
    | thuisbasis | thuisdepot | vestiging | filiaal | klant | eindklant | opdrachtgever | eigenaar | kentekenhouder | afzender | huurder | verhuurder | uw dealer | uw contactpersoon
    | hemmabas | hemmadepå | hemort | kund | kunden | återförsäljare | din återförsäljare | ägare | depå | serviceställe | avsändare | hyrestagare | uthyrare | kontor | vårt kontor
    | hjemmebase | hjemsted | kunde | eier | ejer | forhandler | din forhandler | avsender | afsender | leietaker | utleier | lejer | udlejer | avdeling | afdeling
    | kotipaikka | kotivarikko | asiakas | omistaja | jälleenmyyjä | lähettäjä | vuokraaja | toimisto
    | baza | baza macierzysta | klient | oddział | właściciel | nadawca | najemca | wynajmujący | serwis | zajezdnia | dealer serwisowy
    | zákazník | vlastník | pobočka | vaše pobočka | odesílatel | nájemce | pronajímatel | prodejce | domovská základna | základna | servis | zákazníka | odosielateľ | predajca
    | müşteri | sahibi | bayi | bayiniz | şube | şubeniz | gönderen | kiracı | servis
    | клиент | заказчик | владелец | собственник | арендатор | арендодатель | отправитель | филиал | дилер | база | клієнт | замовник | власник | орендар | філія
    | ügyfél | megrendelő | tulajdonos | bérlő | bérbeadó | feladó | telephelyünk | fióktelep | forgalmazó | client | proprietar | chiriaș | expeditor | sucursală | filială | dealerul dvs
    `;

/** `Adresse de facturation`, `Kundenanschrift`, `Dirección del cliente`: an address, and whose or what for. */
const addressesOfOthers = [
  linked(
    'adresse, anschrift',
    ' ',
    'kunde, des kunden, des eigentümers, des halters, des vermieters, des händlers, der firma, der niederlassung',
  ),
  joined(
    'kunden, rechnungs, firmen, absender, versand, büro, heim, geschäfts, lieferanten, händler, halter',
    'adresse, anschrift',
  ),
  linked(
    'adresse',
    ' ',
    "de facturation, client, du client, d'expédition, d'envoi, du siège, de l'agence, du concessionnaire, du propriétaire, du loueur, de l'atelier, société, de la société, de l'entreprise",
  ),
  linked(
    'dirección, domicilio',
    ' ',
    'de facturación, del cliente, cliente, fiscal, legal, social, de envío, del propietario, del distribuidor, del concesionario, del taller, de la empresa, de la sucursal',
  ),
  linked(
    'endereço, morada',
    ' ',
    'do cliente, cliente, de faturação, de faturamento, de cobrança, fiscal, de envio, do proprietário, do revendedor, da oficina, da empresa, da sede, da filial',
  ),
  linked(
    'indirizzo',
    ' ',
    'cliente, del cliente, di fatturazione, di spedizione, del proprietario, del concessionario, del rivenditore, della sede, della filiale, aziendale, fiscale',
  ),
  linked('adres', ' ', 'klant, van de klant, eigenaar, van de eigenaar, dealer'),
  joined('factuur, klant, klanten, verzend, bedrijfs, kantoor, thuis', 'adres'),
  joined('faktura, kund, hem, företags, kontors, fakturerings', 'adress'),
  joined('faktura, kunde, hjem, firma, kontor, hjemme', 'adresse'),
  'laskutusosoite | asiakkaan osoite | kotiosoite | yrityksen osoite | toimiston osoite',
  linked(
    'adres',
    ' ',
    'klienta, do faktury, do wysyłki, faktury, korespondencyjny, właściciela, siedziby, rozliczeniowy, oddziału, dealera',
  ),
  'fakturační adresa | adresa zákazníka | adresa majitele | adresa klienta | fakturačná adresa | adresa firmy | fatura adresi | müşteri adresi | bayi adresi | adresă de facturare | adresa de facturare | adresa clientului | számlázási cím | ügyfél címe',
  'адрес клиента | адрес заказчика | адрес владельца | платёжный адрес | адрес для счёта | адрес дилера | адреса клієнта | адреса замовника',
].join(' | ');

export const officePhrases = `${offices} | ${othersInEnglish} | ${others} | ${addressesOfOthers}`;

/** `Adresse`, and `du client`, with what is between them. */
function linked(heads: string, link: string, tails: string): string {
  return heads
    .split(', ')
    .flatMap((head) => tails.split(', ').map((tail) => head + link + tail))
    .join(' | ');
}

/** `Kunden` and `anschrift`, in one word. */
function joined(owners: string, heads: string): string {
  return linked(owners, '', heads);
}
