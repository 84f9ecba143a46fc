/*
 * Labels of the places of who sells, serves or sends, which are none of the machine's: workshops, branches, head offices. Source:
 * compiled by hand from the wording of dealers' and makers' pages and of company registers.
 */
export const officePhrases = `
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
