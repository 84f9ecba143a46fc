import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of Hungarian, Turkish and Greek. */

export const hungarian: LabelsOfLanguage = {
  brand: 'gyártó | márka | gyártmány | gép gyártója',
  model: 'típus | modell | géptípus | gép típusa | típusjel',
  machine: 'gép | munkagép | jármű | eszköz | berendezés',
  serial: `
    gyári szám | gyáriszám | gysz | gy sz | sorozatszám | szériaszám | alvázszám | vázszám |
    gép gyári száma | azonosító szám | pin szám | vin szám | gyártási szám | gép sorozatszáma
  `,
  unit: `
    gépszám | belső szám | belső azonosító | leltári szám | leltári sz | flottaszám | géppark szám |
    gép neve | gépazonosító | saját szám | hívójel | saját jel | saját jelölés | gép jele
  `,
  hours: `
    üzemóra | üzemóra állás | üzemóraállás | üzemóraszám | üzemóra számláló | munkaóra | motoróra |
    üzemidő | futott óra | ü ó | üó | óraállás | üzemórák száma | motorórák | gépóra | munkaórák |
    óraszámláló | összes üzemóra | órák
  `,
  location: `
    helyszín | hely | helye | tartózkodási hely | pozíció | munkaterület | építkezés | aktuális hely |
    gép helye | koordináták | jelenlegi hely | jelenlegi helyzet | gép helyzete | utolsó ismert hely |
    utolsó pozíció | telephely címe | munkahely
  `,
  address: 'cím | utca | utca házszám | utca és házszám | közterület',
  city: 'város | település | helység | irsz város | irányítószám város | község | település neve',
  state: 'megye | vármegye | tartomány | régió',
  code: 'hibakód | hiba kód | hiba kódja | kód | hibakódok | riasztási kód | eseménykód | hibaszám',
  fault: 'hiba | meghibásodás | riasztás | esemény | figyelmeztetés | üzenet | zavar',
  description: 'leírás | hiba leírása | hibaleírás | szöveg | jelentés | megnevezés | hibaüzenet | részletek',
  severity: `
    súlyosság | súlyossága | prioritás | szint | riasztási szint | fokozat | sürgősség | fontosság |
    besorolás | osztály | kritikusság | hiba súlyossága | hiba szintje | súlyossági fok |
    súlyossági szint | prioritási szint | veszélyességi fok | hibaosztály | riasztás szintje
  `,
  time: `
    időpont | időbélyeg | észlelve | észlelés | észlelés ideje | keletkezett | bekövetkezett |
    bekövetkezés | dátum és idő | dátum idő | hiba ideje | idő | esemény ideje
  `,
  date: 'dátum',
  ignored: `
    motorszám | motor száma | alapjárat | alapjárati órák | futásteljesítmény | kereskedő | szerviz |
    telefon | telefonszám | kapcsolattartó | gépkezelő | kezelő | ügyfél | vevő | elküldve | generálva |
    üzemanyag | gyártási év | évjárat | javaslat | megjegyzés | állapot | szerződés | szerződésszám
  `,
};

export const turkish: LabelsOfLanguage = {
  brand: 'makine markası | imalatçı | imalatçı firma | marka model | üretici firma',
  model: 'tip | makine tipi | model adı | makina modeli',
  serial: 'seri numara | şasi | sasi no | şasi nr | makine seri no | makina seri no | ser no | imalat no',
  unit: `
    makine numarası | makina no | makina numarası | demirbaş no | filo numarası | araç no |
    iş makinesi no | plaka makine | ekipman no | ekipman kodu | iç numara | kapı no
  `,
  hours: `
    çalışma saatleri | motor saati | toplam çalışma saati | sayaç | sayaç saati | makine saati |
    mth saat | saat göstergesi | saat okuması | çalışma süresi | saat sayacı değeri | motor saat |
    kullanım saati | işletme saati | toplam motor saati | motor çalışma süresi
  `,
  location: `
    yeri | bulunduğu yer | makinenin yeri | bulunduğu adres | mevcut konum | şantiye adresi |
    şantiye yeri | mevki | çalışma yeri | iş yeri | nerede | saha | koordinatlar
  `,
  address: 'adresi | açık adres | sokak | cadde | cadde sokak | mahalle sokak',
  city: 'il ilçe | şehir | il | ilçe il | semt | şehir ilçe | şehir il',
  state: 'bölge | eyalet',
  code: 'arıza no | hata numarası | uyarı kodu | alarm kodu | kod no',
  fault: 'arıza bildirimi | hata mesajı | uyarı mesajı',
  severity: `
    aciliyet | aciliyet derecesi | önem seviyesi | şiddet | öncelik seviyesi | kritiklik |
    alarm seviyesi | derece | önem düzeyi | öncelik düzeyi | şiddeti | kritiklik seviyesi |
    aciliyet seviyesi | alarm düzeyi | düzey | önemi | sınıf | alarm sınıfı | ciddiyet seviyesi |
    tehlike seviyesi | önceliği
  `,
  time: `
    tarih saat | tarih ve saat | oluşma zamanı | oluşma tarihi | arıza zamanı | zaman | tespit zamanı |
    tespit tarihi | kayıt zamanı | oluşma | meydana geliş
  `,
  clock: 'saat',
};

export const greek: LabelsOfLanguage = {
  brand: 'μάρκα | κατασκευαστής | εταιρεία κατασκευής | οίκος',
  model: 'μοντέλο | τύπος | τύπος μηχανήματος | μοντέλο μηχανήματος',
  machine: 'μηχάνημα | όχημα | εξοπλισμός | μάρκα μοντέλο',
  serial: `
    αρ πλαισίου | αριθμός πλαισίου | πλαίσιο | σειριακός αριθμός | αριθμός σειράς | αρ σειράς |
    σειριακός αρ | σειριακό | vin
  `,
  unit: `
    κωδικός μηχανήματος | αρ στόλου | αριθμός στόλου | αρ μηχανήματος | αριθμός μηχανήματος |
    εσωτερικός αριθμός | εσωτερικός κωδικός | κωδικός στόλου | όνομα μηχανήματος | αρ μητρώου
  `,
  hours: `
    ώρες λειτουργίας | ώρες | ωρόμετρο | ώρες μηχανής | ώρες εργασίας | ώρες κινητήρα | μετρητής ωρών |
    ένδειξη ωρομέτρου | σύνολο ωρών | ωρομετρητής | ώρες μηχανήματος | ένδειξη ωρών | συνολικές ώρες |
    ώρες χρήσης | ωρ λειτουργίας
  `,
  location: `
    τοποθεσία | θέση | σημείο | εργοτάξιο | συντεταγμένες | τρέχουσα θέση | πού βρίσκεται |
    θέση μηχανήματος | τελευταία θέση | τελευταία γνωστή θέση | στίγμα | στίγμα gps | τόπος | βρίσκεται |
    έργο | χώρος εργασίας | τοποθεσία μηχανήματος
  `,
  lat: 'γεωγραφικό πλάτος | πλάτος | γεωγρ πλάτος',
  long: 'γεωγραφικό μήκος | μήκος | γεωγρ μήκος',
  address: 'διεύθυνση | οδός | οδός και αριθμός | οδός αριθμός | διεύθυνση εργοταξίου | δ νση',
  city: 'πόλη | δήμος | περιοχή | τκ πόλη | πόλη χωριό | κωμόπολη',
  state: 'νομός | περιφέρεια | περιφερειακή ενότητα | επαρχία',
  code: 'κωδικός βλάβης | κωδικός σφάλματος | κωδικός | κωδικός συναγερμού | κωδικοί βλάβης',
  fault: 'βλάβη | σφάλμα | συναγερμός | ειδοποίηση | προειδοποίηση | συμβάν',
  description: 'περιγραφή | περιγραφή βλάβης | μήνυμα | κείμενο | σημασία | λεπτομέρειες',
  severity: `
    σοβαρότητα | προτεραιότητα | επίπεδο | επίπεδο συναγερμού | βαθμός | κρισιμότητα | επείγον |
    βαθμός σοβαρότητας | επίπεδο σοβαρότητας | επίπεδο προτεραιότητας | σπουδαιότητα | βαρύτητα |
    επίπεδο προειδοποίησης | κατηγορία | βαθμός κρισιμότητας | κλάση | ταξινόμηση |
    βαθμός προτεραιότητας
  `,
  time: `
    ημερομηνία ώρα | ημερομηνία και ώρα | ώρα | εμφανίστηκε | εμφάνιση | εντοπίστηκε | καταγράφηκε |
    χρόνος | ώρα συμβάντος
  `,
  date: 'ημερομηνία',
  ignored: `
    αριθμός κινητήρα | αρ κινητήρα | ώρες ρελαντί | ρελαντί | χιλιόμετρα | αντιπρόσωπος | συνεργείο |
    τηλέφωνο | επικοινωνία | χειριστής | πελάτης | στάλθηκε | εστάλη | καύσιμο | έτος κατασκευής |
    σχόλια | παρατηρήσεις | κατάσταση | σύμβαση
  `,
};
