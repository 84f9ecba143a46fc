/*
 * What other mail says and no alert does, by kinds of mail and, in each, a line for a language (notation: `phrases.ts`).
 */

/** A kind of mail that names machines and codes and is no alert. */
export interface KindOfMail {
  /** As what its subject or its beginning names it. */
  readonly titles: string;
  /** What is said in it, wherever: one alone proves nothing. */
  readonly signs: string;
  /** Such a title settles it, whatever else is told: below it may stand a whole alert, as an example or as what was answered. */
  readonly settles?: boolean;
  /** Such a title says when it is sent, and not of what: it may lead to the faults of the time. */
  readonly isPeriodic?: boolean;
}

export const kindsOfMail: Readonly<Record<string, KindOfMail>> = {
  bills: {
    titles: `
      invoice | receipt for/no/# | receipt 0 | ^receipt !of | payment receipt/confirmation/reminder/due/received | credit memo/note | debit note | statement of account | account statement | ^statement january/february/march/april/may/june/july/august/september/october/november/december | past due/balance | remittance advice | packing list/slip | deposit refund
      | rechnung | rechnungsnummer | ihre rechnung | gutschrift | mahnung | zahlungserinnerung | kontoauszug | quittung | zahlungseingang | lieferschein | abschlagsrechnung | schlussrechnung
      | facture | avoir n/no/0 | relevé de compte | rappel de paiement | reçu de paiement | bon de livraison
      | factura | recibo | estado de cuenta | nota de crédito | recordatorio de pago | nota de entrega
      | fattura | nota di credito | ricevuta | estratto conto | sollecito di pagamento | bolla di consegna
      | nota fiscal | fatura | boleto | nota de crédito | recibo de pagamento
      | factuur | creditnota | rekeningoverzicht | betalingsherinnering | pakbon
      | faktura | kreditfaktura | kreditnota | betalingspåminnelse | betalningspåminnelse | kvittering | kvitto | lasku | hyvityslasku | maksumuistutus | kuitti
      | faktura vat | rachunek | paragon | korekta faktury | wezwanie do zapłaty | daňový doklad | dobropis | upomínka | fatura no | proforma | счет на | счёт на | счет фактура | рахунок фактура | számla
      | 請求書 | 領収書 | 納品書 | 发票 | 發票 | 收据 | 청구서 | 세금계산서 | 영수증`,
    signs: `
      subtotal | sub total | total due/payable/amount | amount due/payable/paid | balance due | grand total | billed/invoiced/remit to | ^bill to | please remit | payment due/received/terms/within | payable within | net 30/45/60/14/15/90 !h/hp/kw | net days | unit price | order total | vat 0 | gst 0 | plus vat/tax | excl/ex/excluding vat/gst/tax | incl/including vat/gst/tax | tax and freight | invoice no/number/attached/is/total/to | paid by/in/with card/full/cash/visa/cheque/check | thank you for your business/payment/purchase | credit amount | by eft/ach | labor/labour 0 | core return/charge | invoiced | costs/charged … account | past due
      | summe netto/brutto | netto !gewicht/leistung | zzgl mwst | zzgl 0 | mwst | zahlbar bis/innerhalb | gesamtbetrag | gesamt brutto/netto | endbetrag | rechnungsbetrag | arbeitszeit 0 | arbeitslohn | anfahrt 0
      | montant ttc/ht | total ttc/ht | ttc | à régler | règlement sous/à/par | net à payer | main d œuvre | hors taxes | tva
      | importe total | base imponible | iva | mano de obra | total a pagar | más iva | forma de pago
      | imponibile | totale fattura/documento/ivato | manodopera | pagamento a 0 | pagamento entro | da pagare
      | valor total | total a pagar | mão de obra | vencimento
      | totaal incl/excl/te | incl/excl btw | btw | betaling binnen | te betalen | arbeidsloon
      | att betala | summa exkl/inkl | exkl/inkl moms | inkl/eks moms/mva | moms | å betale | at betale | i alt | förfallodag | forfallsdato | betalingsfrist | yhteensä | alv | eräpäivä | maksettava
      | do zapłaty | kwota brutto/netto | termin płatności | k úhradě | celkem | splatnost | dph | genel toplam | ödenecek tutar | kdv | итого | к оплате | ндс | ödeme
      | 合計 | 税込 | お支払期限 | 消費税 | 合计 | 总计 | 含税 | 부가세 | 합계`,
  },
  quotes: {
    titles: `
      quote 0 | quotation | quote #/no/number/q/qt/qu | your quote/quotation/order/enquiry/inquiry/purchase/payment/registration/interest | quote for !a/us/repair/this/the | estimate #/no/number/for/0 | parts/price quotation/quote !please | price/parts list | purchase order | order confirmation | order … confirmation/confirmed/shipped | order … is ready | order has shipped | parts/order/package/shipment/item has/have been? shipped | shipped | shipment/dispatch/delivery notice/confirmation/notification | back order | delivery note | thank you for your quote/quotation/order/enquiry/inquiry/purchase/payment/registration/interest | quote/parts/price request/enquiry/inquiry | request for a? quote/quotation/quotations/price/prices
      | kostenvoranschlag | angebot | angebotsnummer | auftragsbestätigung | bestellbestätigung | bestellung 0 | bestellung nr/no | preisanfrage | versandbestätigung | lieferavis | teilebestellung | ihre/deine/eure bestellung
      | devis | demande de devis/prix | bon/confirmation de commande | commande n/no/0 | avis d expédition | votre/ta commande
      | presupuesto | cotización | pedido confirmado/0 | orden de compra | solicitud de cotización/presupuesto/precio | confirmación de pedido | aviso de envío | su/tu pedido/compra
      | preventivo | richiesta di? preventivo/offerta | ordine d acquisto | conferma d ordine | ordine 0 | offerta n/no/0 | suo/tuo/vostro ordine
      | orçamento | pedido de cotação/orçamento | pedido 0 | pedido de compra | cotação | seu pedido | sua encomenda
      | offerte | offerteaanvraag | orderbevestiging | inkooporder | bestelling 0 | prijsopgave | uw/je bestelling
      | offert | offertförfrågan | orderbekräftelse | orderbekreftelse | ordrebekræftelse | tilbud | pristilbud | inköpsorder | tarjous | tilausvahvistus | din/er beställning/bestilling/order/ordre | tilauksesi/tilauksestasi
      | oferta nr | wycena | kosztorys | zamówienie 0/nr | potwierdzenie zamówienia | nabídka | cenová nabídka | objednávka 0/č | twoje/państwa zamówienie | vaše/vaši objednávka/objednávku | siparişiniz | fiyat teklifi | sipariş onayı | коммерческое предложение | кошторис
      | 見積書 | 御見積書 | 注文書 | 报价单 | 報價單 | 订单 | 견적서 | 발주서
      | please find attached? our/the/your? offer/quote/quotation/estimate/proposal/invoice | find attached our/the/your? offer/quote/quotation/estimate/proposal/invoice | core return/exchange authorization/authorisation? | return authorization/authorisation | rma 0 | parts list for/0 | backorder | backorder/order/shipping/delivery update | your parts are/have | maintenance/service/repair quote/quotation/estimate/offer/proposal attached? | our offer/quote/quotation/proposal | trade in evaluation/offer/quote/appraisal | extended warranty | suche gebrauchte/gebrauchten/gebrauchtes/gebrauchter | pedido de peças | ersatzteilbestellung | bestelling onderdelen | reservdelsbeställning | commande de pièces | ordine ricambi | zamówienie części | objednávka dílů`,
    signs: `
      ^po 0 | ship/deliver to | qty | quantity | part no/number/# 0 | lead time | prices exclude/include/excl/incl/are/valid | estimate/quote/quotation/offer/price/prices/estimate is? valid | valid for/until 0 | sign and return | approve the work | your approval | confirm price | price and eta | tracking number | let us know … go ahead | please supply | our price | your order | request for quote | special order | freight
      | gültig bis | bitten/bitte um freigabe | lieferzeit | versandkosten | stückpreis | material 0 | lieferung an | lieferadresse
      | bon pour accord | délai/adresse de livraison | validité | valable jusqu | pièces 0 | déplacement 0
      | vigencia 0 | plazo/dirección de entrega | precios más/sin/con | validez | envío a
      | validità | consegna a | indirizzo di consegna | prezzi | tempi di consegna | validade 0 | prazo/endereço de entrega | frete
      | geldig tot | levertijd | verzendkosten | giltig/gäller till | leveranstid | leveransadress | leveringsadresse | afleveradres | gyldig til | leveringstid | voimassa asti | toimitusaika | toimitusosoite
      | ważna do | termin dostawy | adres dostawy | dostawa do | platnost | dodací lhůta | teslim süresi | geçerlilik
      | please find … offer/quote/quotation/estimate/proposal | find attached our | offer/quote/quotation/proposal attached/enclosed/for | delivery address | is now expected | expected on | ship part/parts | your parts | part/parts/sensor/kit … collected | 1/2/4 pc/pcs/pce | good for ten/thirty/seven/14/30 | anbei unser/unser | ci joint | adjunto/adjunta | in allegato | em anexo | bijgaand`,
  },
  workDone: {
    titles: `
      repair/service/field/technician/work/visit service? report | job card/sheet | work order 0? … completed/complete/finished/closed/created/invoiced/done/updated/assigned | wo 0 … completed/complete/finished/closed/created/invoiced | work is/was/has? been? completed/finished/closed | work order 0? complete/closed | job 0? complete/completed/finished/closed/done | job … completed/closed | repair/repairs is/are/has/have? been? finished/complete/completed/done | ticket/case 0? … closed/resolved/solved | closed ticket/case | service visit/call summary/report/completed | visit summary | summary of today | machine/unit is/has? been? released/repaired/fixed | handover/handback report
      | reparaturbericht | arbeitsbericht | einsatzbericht | servicebericht | montagebericht | wartungsprotokoll | prüfprotokoll | prüfbericht | monteurbericht | werkstattbericht | kundendienstbericht | auftrag … erledigt/abgeschlossen/beendet/geschlossen | werkstattauftrag … erledigt/abgeschlossen | reparatur abgeschlossen/erledigt/fertig/beendet | ticket … geschlossen/erledigt
      | rapport/compte d intervention | compte rendu d intervention | bon d intervention | réparation terminée/effectuée | intervention 0? terminée/clôturée | ordre de travail … clôturé/terminé | ticket … clos/clôturé/résolu
      | informe de reparación/intervención/servicio/trabajo | parte de trabajo/intervención/reparación | reparación terminada/finalizada | orden de trabajo/servicio 0? … cerrada/terminada/finalizada/completada/concluida | ot 0 cerrada/terminada | trabajo terminado/finalizado
      | rapporto/rapportino di intervento/riparazione/lavoro | riparazione completata/terminata | intervento completato/concluso/chiuso | ordine di lavoro … chiuso/completato
      | relatório de serviço/reparo/intervenção/atendimento | ordem de serviço 0? … concluída/fechada/encerrada/finalizada | os 0 concluída/fechada/encerrada/finalizada | reparo concluído | serviço concluído
      | werkbon 0 | reparatierapport | servicerapport | onderhoudsrapport | reparatie gereed/afgerond/voltooid | werkorder … afgerond/gesloten/gereed | melding 0 gesloten
      | serviceprotokoll | arbetsorder … avslutad/klar/stängd | reparationen? är? klar | ärende 0 avslutat/stängt | arbeidsordre … avsluttet/fullført/lukket | arbejdsordre … afsluttet/lukket | reparasjon/reparation fullført/afsluttet/færdig | servicerapporten | huoltoraportti | korjausraportti | työmääräys … suljettu/valmis | korjaus valmis
      | raport/protokół serwisowy/naprawy | zlecenie serwisowe? 0? zakończone/zamknięte/wykonane | naprawa zakończona | servisní protokol/zpráva | zakázka … uzavřena/dokončena | oprava dokončena | servis raporu | iş emri … kapatıldı/tamamlandı | onarım tamamlandı | отчет о ремонте | наряд закрыт | заказ наряд … закрыт | ремонт завершен
      | 作業報告書 | 修理報告書 | 修理完了 | 维修报告 | 维修完成 | 工单已关闭 | 수리 완료 | 작업 보고서
      | repair/service/maintenance/work/job/visit/trip/lube record/records/history/log/sheet/summary/completed/complete/finished/feedback | service/repair call/visit/job/order complete/completed/finished/closed/done | service/repair/maintenance history extract/record? | road test report/result/results | test drive report | follow up call | time sheet | timesheet | job sheet | ready for pickup/pick/collection/delivery | rückmeldung werkstatt | stundenzettel | arbeitsnachweis | stundennachweis | reparaturnachweis | werkstattmeldung | wartungsnachweis | fiche de travail/intervention/réparation | feuille d heures | historique des réparations/d | ficha de mantenimiento/trabajo/reparación | hoja de trabajo/horas/servicio | historial de | scheda lavoro/intervento/riparazione | foglio ore | storico interventi | ficha de serviço/manutenção | folha de horas | histórico de | urenstaat | urenbriefje | onderhoudshistorie | werkstaat | tidrapport | timeliste | timeseddel | arbetsrapport | huoltohistoria | tuntilista | työselostus | karta pracy/naprawy | historia napraw/serwisowa | pracovní výkaz | záznam o opravě | servis geçmişi | bakım kaydı | 整備記録 | 作業日報 | 维修记录 | 정비 이력`,
    signs: `
      replaced !by | cleared the? code/codes/fault/faults/it | code/codes/fault/faults … cleared | rectified | repaired !soon | was fixed | fault/code/problem 0? fixed | renewed | reinstalled | removed and replaced | work/repair/job done/performed/completed/carried | correction | corrective action | closed by | date in/out | customer signature | labour/labor/travel/mileage 0 | test ok | tested ok | no codes on departure | codes? did not come back/return | nothing left open | released to work/service | handed back | machine/truck/unit back in/hauling/to/at | back in service/operation | signed off | codes? found on arrival | fault memory before/after repair | after/before repair | technician has finished | your technician | assigned to | scheduled 0 | work order … created | ran forced regen | status of this work order | resolution | if you disagree | to reopen | duplicates removed | root cause | turned out
      | beseitigt | ersetzt | erneuert | fehler gelöscht | probelauf | behebung | getauscht | ausgetauscht | instandgesetzt | an den kunden übergeben | beanstandung | fehlerspeicher gelöscht/leer | wieder einsatzbereit | erledigt | behoben
      | remplacement | remplacée?/remplacé/remplacés | effacé/effacés/effacée après/et/0? | réparé/réparée | essai/essais concluant/concluants/ok | rendue/remise au client/en | aucun défaut restant | défaut corrigé/éliminé/résolu | travaux effectués | remis/remise en service
      | reparación avería | sustitución/cambio/reemplazo de | sustituido/sustituida/reemplazado/reemplazada/cambiado/cambiada | corregido/corregida | solucionado/solucionada | equipo operativo | entregado/entregada a/al | código/códigos borrado/borrados | trabajo realizado | trabajos realizados
      | sostituzione | sostituito/sostituita | ripristino errore/guasto | ripristinato/ripristinata | riparato/riparata | codice/codici cancellato/cancellati | macchina riconsegnata | riconsegnata | firma cliente | lavoro eseguito | lavori eseguiti
      | troca da/do/de | trocado/trocada | substituído/substituída | reparo da/do | corrigido/corrigida | eliminado/eliminada | máquina liberada | liberada para | serviço executado | pesquisa de satisfação | código apagado
      | verholpen | vervangen | gerepareerd | code/codes/storing gewist | proefgedraaid | weer in bedrijf | klant akkoord | afgerond | gereinigd | uitgevoerde werkzaamheden
      | åtgärdad/åtgärdat | bytt/bytte/byttet | byte av | raderad/raderat | provkörd/provkört | utan anmärkning | utbedret | udbedring | udbedret | skiftet/udskiftet/skiftat | slettet | prøvekjørt | prøvekørt | feilen er rettet | korjattu | vaihdettu | koodi poistettu | poistettu | luovutettu | koekäytetty
      | naprawa | naprawiono | usunięta/usunięto/usunięty | wymieniono/wymieniony/wymiana | skasowano/skasowany | oddana/przekazana klientowi | brak aktywnych | oprava stroje | opraveno | vyměněn/vyměněno/výměna | odstraněna/odstraněno | předán zákazníkovi | bez závad | değiştirildi | onarıldı | giderildi | silindi | teslim edildi | заменен/заменена/заменено/заменили | устранена/устранено/устранили | отремонтировано/отремонтирован | замінено | усунено
      | 対応 | 交換済み | 修理済み | 已更换 | 已修复 | 교체 완료
      | swapped | changed the?/a? filter/filters/sensor/pump/valve/injector | sensor/filter/filters/pump/valve/harness/injector/connector/relay/battery/oil changed/swapped/replaced/cleaned/renewed/rebuilt | verified ok | tested good | traced to | is ready for pickup/collection/pick | can be collected/picked | your machine/unit is ready | tech/technician/mechanic notes | our technician/mechanic visited/repaired/replaced/found/was | visited you | we fixed/replaced/repaired/cleared/found/cleaned/serviced | after we | by signing | please sign | action/actions taken | time on site | customer signed | bled system/the | status completed/complete/closed/repaired/done/finished/resolved/invoiced | end of history | did not return | in good order | ready for pickup/collection | oil and filters | greased | went back to work | rebuilt | läuft wieder | eingebaut | geht wieder | été changé/changée | capteur/vanne/filtre/pompe/faisceau … changé/changée | nettoyé/nettoyée | se cambió/reemplazó/reparó/limpió | probado/probada | sin novedad | cambiato/cambiata/sostituiti | tutto ok | pulito/pulita | testado/testada | limpo/limpa | funcionando normalmente | gemonteerd | schoongemaakt | draait weer | gereed | monterat/monterad | går igen | montert/monteret | puhdistettu | toimii taas | naprawiona/naprawiony | wyczyszczono | vyčištěno | funguje | temizlendi`,
  },
  appointments: {
    titles: `
      appointment confirmed/confirmation/reminder/scheduled | your/upcoming/service appointment | appointment is/has? been? confirmed | reminder tomorrow | schedule for | monday/tuesday/wednesday/thursday/friday/saturday/sunday/daily/weekly/technician/work/service schedule | route plan | booking confirmed/confirmation | meeting invitation/request/minutes/notes | meeting on/next/this/mon/tues/wednes/thurs/fri/monday/tuesday/wednesday/thursday/friday | invitation !to/for/from? | invited you? | accept this/the invitation | minutes of | ^minutes | agenda
      | terminbestätigung | terminerinnerung | ihr termin | besprechungsprotokoll | einsatzplan | tourenplan | einladung zum/zur
      | rendez vous confirmé/confirmation | confirmation/rappel de rendez | compte rendu de réunion | planning de/du | ordre du jour | invitation à
      | cita confirmada | confirmación/recordatorio de cita | acta de/reunión | orden del día | programación de
      | appuntamento confermato | conferma/promemoria appuntamento | verbale di? riunione
      | agendamento confirmado | confirmação de agendamento | ata de/da reunião | lembrete de
      | afspraakbevestiging | afspraak bevestigd | notulen | planning week
      | bokningsbekräftelse | mötesprotokoll | møtereferat | mødereferat | timebestilling | ajanvaraus | kokousmuistio
      | potwierdzenie wizyty/terminu | protokół ze? spotkania | potvrzení termínu | zápis z porady | randevu onayı | toplantı tutanağı`,
    signs: `
      reason for visit | reply c/stop/yes | text stop | to cancel | reschedule | opt out | our van/technician/mechanic/tech comes/will/arrives | is accessible | next meeting | ^present | ^attendees | action items
      | nächste besprechung/sitzung | teilnehmer | anwesend | prochaine réunion | présents | próxima reunión | asistentes | prossima riunione | presenti | volgende vergadering | aanwezig | nästa möte | närvarande | neste møte | næste møde
      | maintenance window | during this time | will be delayed | has been rescheduled | known issue | portal/system/website/service/platform will be down/unavailable/offline | in the meantime`,
  },
  claims: {
    titles: `
      claim form | warranty claim form | incident/accident/damage/loss report |
      warranty/insurance? claim 0? … approved/denied/rejected/submitted/received/paid/settlement/closed | claim rejected/approved/denied | warranty/insurance claim | claim 0 | claim no/number/# | claim settlement | warranty registration/letter/decision | goodwill
      | garantieantrag | gewährleistungsantrag | schadenmeldung | kulanz | demande/déclaration de garantie/sinistre | sinistre n | reclamación de garantía | siniestro | solicitud de garantía | richiesta di garanzia | sinistro n | pedido de garantia | garantieclaim | garantiaanvraag | schademelding | garantiärende | reklamation 0 | garantikrav | reklamaatio | reklamacja | zgłoszenie gwarancyjne | reklamace
      | garantiansökan | garantiesantrag | pedido/pedidos de garantia | garantiehakemus | takuuhakemus | takuu | garantikrav | garantisak | solicitud de garantía | záruční | zgłoszenie gwarancyjne | garanti talebi`,
    signs: `
      warranty/insurance claim | claim no/number | not covered | appeal within | failure date | hours at failure | credit amount | adjuster/adjusters | proof of loss | total loss | goodwill | refund/refunded | settlement | covered under | your account
      | kulanz | erstattet/erstattung | gutachter | remboursement | geste commercial | reembolso | perito | rimborso | reembolso | terugbetaling | återbetalning`,
  },
  rentals: {
    titles: `
      rental/hire/lease invoice/return/confirmation | ^pickup/collection of | off/on rent/hire notice/confirmation/receipt | return confirmation/receipt/note | delivery and warranty | delivery/handover protocol/certificate | lowbed/transport/haul/hauling dispatch/order/notice/request/permit | bill of lading | rückgabeprotokoll | übergabeprotokoll | transportauftrag | frachtbrief | bon de retour | ordre de transport | lettre de voiture | orden de transporte | afmelding huur | transportopdracht`,
    signs: `
      rental/hire/lease agreement | ^lessee | ^lessor | meter in/out | picked up from | deposit | rate 0 | per week/day/month | permit no | escort | pick up 0 | pickup 0 | ^load | port of | incoterms | value for customs | ^goods | off rent | pre delivery
      | vermieter | kaution | bailleur | dépôt de garantie | fianza | waarborg | zadatek`,
  },
  periods: {
    isPeriodic: true,
    titles: `daily/weekly/monthly summary/digest/overview/report !0 | wochenbericht | dagrapport`,
    signs: ``,
  },
  reports: {
    titles: `
      daily/weekly/monthly utilization/utilisation/usage/fuel/hours report/summary/overview | pre purchase/delivery/rental inspection | inspection report/certificate | service/repair/maintenance history |
      annual/yearly/monthly/periodic/safety/vehicle/driver/thorough inspection report/certificate | driver vehicle inspection | inspection report/certificate/passed | pre start/trip/shift checklist | dvir | incident/accident/insurance/damage/handover/production/progress/appraisal/valuation report | daily/weekly/monthly log/diary/statistics/stats/kpi !0 | site diary | toolbox talk/topic | appraisal | valuation | fluid/oil analysis/sample | s o s | sample results/report | remote software? update/session | update successful/finished/complete/completed | remote session log | software/firmware update successful/finished/complete/completed/installed | ^abstract | audit report
      | prüfbescheinigung | uvv prüfung | schichtbericht | unfallbericht | bautagebuch | bautagesbericht | ölanalyse | gutachten | wertgutachten | rapport de chantier/poste/inspection/contrôle/accident | analyse d huile | journal de chantier | procès verbal | informe de inspección/turno/incidente/accidente | parte diario | análisis de aceite | peritaje | rapporto di ispezione/turno | verbale di? verifica | analisi olio | relatório de inspeção/turno/incidente/acidente | diário de obra | análise de óleo | keuringsrapport | ploegrapport | olieanalyse | taxatierapport | besiktningsprotokoll | dagbok | oljeanalys | inspeksjonsrapport | skiftrapport | oljeanalyse | tarkastuspöytäkirja | öljyanalyysi | raport zmianowy | protokół przeglądu | analiza oleju | směnová zpráva | revizní zpráva | rozbor oleje | vardiya raporu | muayene raporu
      | pre delivery/start/shift/rental/purchase/use inspection/check/checklist | inspection photos/checklist/sheet/results/record/form/completed/passed | incident/accident/near review/miss/investigation/summary | near miss | safety moment/alert/share/topic/flash/minute/observation | lessons learned | ^machine/unit/equipment history for/of | trade in | commissioning report/record/certificate | delivery record/report/checklist | handover checklist/note | field note/notes | machine/unit sold | training record/records/log/certificate | maintenance window/notice | planned/scheduled downtime/outage | system maintenance`,
    signs: `
      shift report | no injuries | no one hurt | corrective action | ^weather | ^visitors | ^handover | ^loads 0 | poured | result pass/success/passed | inspected at/by | next inspection due | condition of vehicle | satisfactory | defects | fair market value | liquidation | no further steps | no active codes/faults/alarms | none active | not part of this | fault memory empty | number of | most frequent | busiest | utilization/utilisation 0 | last week | machines online | resolved 0 | viscosity | compartment | keywords | we analyse/analyze
      | hasn t come back | has run without | gone since | was down 0 | back hauling | ^wetter | ^witterung | ^météo
      | lessons learned | never override | don t be that | had to be | last month | safety moment | inspector comment | at arrival from | on arrival | viewed in/at | do you sell | i bought | we bought | as an example | remove … from our/the alerts | machine sold | in 2019/2020/2021/2022/2023/2024/2025`,
  },
  sales: {
    titles: `
      lot 0 sold | sold as seen |
      for sale | ^sale | ^selling | auction | lot 0 … bid | your bid | resale listing | craigslist | classified | special/spring/summer/fall/autumn/winter/service/holiday/inspection offer/special/specials/promotion | promotion | hiring | we re/are hiring | job opening/offer/posting/ad | now hiring | wanted technician/mechanic/operator | application for | ^application | my cv | curriculum vitae | free trial/demo | black friday | stop chasing
      | zu verkaufen | verkaufe | gebrauchtmaschine | auktion | stellenangebot | stellenanzeige | bewerbung | sonderangebot | wir suchen
      | à vendre | vends | vente aux enchères | offre d emploi | recrutement | candidature | promotion
      | se vende | en venta | vendo | subasta | oferta de empleo | oferta especial | se busca | vacante
      | vendesi | vendita | asta | offerta di lavoro | cercasi | offerta speciale | vende se | à venda | leilão | vaga de | promoção
      | te koop | veiling | vacature | aanbieding | till salu | säljes | auktion | lediga jobb | til salgs | til salg | ledig stilling | kampanj | kampanje | tilbud | myydään | huutokauppa | avoin työpaikka
      | sprzedam | na sprzedaż | licytacja | aukcja | promocja | prodám | na prodej | aukce | nabídka práce | satılık | ikinci el | продам | продается | вакансия | продаж | 出售 | 招聘 | 中古 | 팝니다`,
    signs: `
      for sale | obo | or best offer | trades considered | asking price | priced accordingly/to | sold as is | as is | current bid | bid/bidding closes | ad says | worth a look | special offer | limited time | promo/promotion/discount code | price list | price list | save 0 | order now | book now/a/your | start your free | get yours | free of charge | free trial | valid at our | get the filters free | apply by/with/now/online/today | resume by/to | send a/your/us resume/cv | applications close | hands on experience | years of experience | experience with | wanted | trade in | renew now | void where prohibited | job opening/offer | ships from | one bottle
      | vb | verhandlungsbasis | festpreis | gekauft wie gesehen | wie besichtigt | vendue en l état | vendu en l état | visible à | prix à débattre | negociable | en buen estado | trattabili/trattabile | visto e piaciuto | mai un problema | aceito troca | no estado | vraagprijs | t e a b | i befintligt skick | pris 0 | hinta 0 | do negocjacji | cena 0 | cena do | pazarlık | bewerben | postuler | enviar cv | bewerbungen
      | ready for sale | machine sold | was sold | looking for a used`,
  },
  news: {
    settles: true,
    titles: `
      ^la lettre de/du/d | lettre d information/actualité/actualités | ^bulletin !d/de/alerte/board/detected | boletim de | boletim 0/informativo | notiziario | rundbrief | rundschreiben | nieuwsbrief | nyhetsbrev | nyhedsbrev | uutiskirje | biuletyn | zpravodaj | bülten | hírlevél | ニュースレター | メールマガジン | 뉴스레터 | webinar | newsletter | podcast | episode 0 | issue 0 | case study/studies | how one | how … saved/cut/avoided/caught | what s new !with/on | what is new !with/on | new in/for/this january/february/march/april/may/june/july/august/september/october/november/december/version/release/month/our/your/0 | new/news in/for/this spring/summer/autumn/fall/winter 0? | news in/for/this january/february/march/april/may/june/july/august/september/october/november/december/version/release/month | new/latest features | our news | our … news | did you know | save the date | register now/today | last/few/free/remaining/limited seats/places/spots | seats/places/spots left/remaining/available | service/technical/product/safety bulletin/letter/campaign/recall | recall notice/campaign | knowledge base | knowledgebase | release notes | firmware release/update/version 0? is/available/notes/released | software release | changelog | tips for/to | guide for/to | tip of the | how to read/avoid/understand/interpret | explained | every/all/each … should/must know | every/all/each … needs to know | survey | customer satisfaction | how did we do | how was your | tell us how | rate our/your/this | ^forum | new reply in? | new topic/post | terms of service | price increase | know before it | abstract
      | neu im januar/februar/märz/april/mai/juni/juli/august/september/oktober/november/dezember | neuigkeiten | neuerungen | wussten sie | wissensdatenbank | produktrückruf | rückrufaktion | restplätze | freie plätze | kundenzeitschrift | umfrage | zufriedenheitsumfrage | wie zufrieden | kundenbefragung | servicemitteilung | technische mitteilung
      | nouveautés | le saviez vous | infolettre | rappel de produit/sécurité | campagne de rappel | places restantes/disponibles | enquête de satisfaction | votre avis | bulletin technique/de | lettre d information | que signifie | comment avons
      | novedades | boletín | sabías que | sabía usted | campaña/aviso de retirada | plazas libres/disponibles | encuesta | qué tal lo | boletín técnico | cómo valora
      | novità | lo sapevi | richiamo prodotto/di | posti liberi/disponibili | sondaggio | indagine di | bollettino tecnico | novidades | você sabia | vagas abertas | pesquisa de satisfação | boletim técnico
      | nieuwsbrief | nieuwigheden | wist u | terugroepactie | vrije plaatsen | klanttevredenheid | enquête | nyhetsbrev | nyhedsbrev | nyheter | nyheder | kundundersökning | kundeundersøkelse | återkallelse | tilbakekalling | uutiskirje | asiakaskysely | takaisinkutsu | aktualności | biuletyn | ankieta | novinky | zpravodaj | dotazník | bülten | anket | новости | опрос | ニュース | 新闻
      | customer story/stories/spotlight/success | success story | kundenbericht | erfolgsgeschichte | témoignage client | historia de éxito | storia di successo | klantverhaal | kundberättelse`,
    signs: `
      made up sample/example/alert/data | sample/example alert | alerts like this one | book a demo/trial | read/see the full/whole? story/article/interview | full story | case study/studies | reader survey | also inside | our readers/subscribers | thank you for enrolling/subscribing/registering | read the article | read more/all | read/see all? the release? notes | read/visit/see the/our blog | in this issue | in this/our screenshots | in the screenshot/screenshots | on a demo | book a demo | you are subscribed | on our blog | webinar | newsletter | register now/today | registration is open | sign up now/today | seats are/left/available/remaining/limited | save the date | customer portrait | open house | was this article | known issue/issues | ^fixed | says … manager | what does … … mean | fmi/spn/code 0 means/indicates !that | typical/average/usual severity/cost/repair/culprit/cause/causes | the usual | applies to | last updated | symptoms | serial range | distribution all | posted by | anyone know | report post | had the same | mine did | visit topic | notification settings | in your profile | recommend us/you | scale of 0 | great service | take our survey | was … helpful | we repaired your | issue 0 | free of charge | our records show | customer portrait | service campaign | predictive maintenance
      | erfahren sie mehr | weiterlesen | bewerten sie | en savoir plus | lire la suite | partagez | leer más | más información | responda en | atendimos | leggi tutto | saperne di più | saiba mais | lees meer | läs mer | les mer | læs mere | lue lisää | czytaj więcej | více informací`,
  },
  teaching: {
    settles: true,
    titles: `
      training course/class/session/material/materials/module/exercise/invitation/date/dates/day/example | ^training !machine/machines/unit/ground/area/site/center/centre | course material/materials/module/dates/invitation | ^module 1/2/3/4/5/6/7/8/9/10/11/12 | lesson/worksheet/quiz/exercise 0 | quiz | toolbox talk/topic | exam/homework/question 0 | case study | fire/emergency/safety/evacuation drill | drill drill
      | schulungsunterlage/schulungsunterlagen/schulungsmaterial/kursmaterial/übungsaufgabe/übungsaufgaben/kursunterlagen | übung/aufgabe 0 | prüfungsfrage | schulung | exercice/leçon 0 | ^formation | support de cours | ejercicio/lección 0 | capacitación | curso de | esercizio/lezione 0 | corso di | exercício/aula 0 | treinamento | oefening/opdracht 0 | cursusmateriaal | övning/lektion 0 | øvelse/oppgave/opgave 0 | harjoitus/tehtävä 0 | ćwiczenie/zadanie/lekcja 0 | szkolenie | cvičení/úloha 0 | školení | alıştırma/soru 0 | упражнение/задание/задача 0 | 練習問題 | 练习
      | alarm/alert/fault/emergency simulation | simulation for | training record/certificate | control room exercise | simulationsübung | simulation d alarme | simulacro de | simulazione di | simulação de | simulatie | ćwiczenia`,
    signs: `
      which component do you | what do you do | what may the operator | hand in your answers | answer all | passing score | classroom | sign below | attended | training course | per person/participant/attendee/head/seat | lunch is? included | is this a | scenario | participants | in for this exercise | exercise only | never clear a code
      | beschreiben sie | nennen sie | erklären sie | punkte | welche bauteile | décrivez | expliquez | describa | explique | descrivi | descreva | beschrijf | beskriv | kuvaile | opisz | popište | açıklayın`,
  },
  tests: {
    settles: true,
    titles: `
      test/sample/demo/dummy/mock alert/alarm/notification/message/mail/email/e/event | sample/example of a/an/the alert/alerts/notification/notifications/message/messages | simulator output/data | template for | what an/a alert/alerts/alarm/notification … looks/look like | ^test ignore/please/only/from/of/no/number/1/2 | test please ignore | ^demo/sandbox/staging !0 | sent/generated by the/our sandbox/simulator/demo/test | testalarm/testmeldung/testnachricht/testmelding/testmail/testvarsel/testbesked/testmeddelande/testviesti | alerte/alertes/message/notification/alarme de test | alerta/mensaje/correo/mensagem/aviso/alarma de prueba/teste | allarme/messaggio/avviso di prova | wiadomość testowa | zkušební zpráva | deneme mesajı
      | commissioning test | gateway/connection/connectivity/integration/email/interface test | test of the/our/a/this | please disregard/ignore | disregard | probealarm | funktionstest | verbindungstest | essai de | prueba de conexión/sistema/comunicación | prova di connessione | teste de conexão/sistema | verbindingstest | anslutningstest`,
    signs: `
      test message/mail/email | no action required | please ignore | would look like this | looks like this | alert looks like | sample machine | nothing is wrong | testing your | your settings work`,
  },
  replies: {
    settles: true,
    titles: `
      we received your request/message/inquiry | we have received your request/message/inquiry | request received | thank you for contacting us? | ihre anfrage ist bei? eingegangen | votre demande a bien été | hemos recibido su solicitud | out of the? office | automatic/auto reply | autoreply | away from my/the desk/office | undeliverable | undelivered | delivery status notification | delivery failure/failed/has/incomplete/delayed | mail delivery/system | returned mail | message could not/be | your message could/couldn/wasn | i am/m out/away/off | read receipt | not read
      | report domain | dmarc
      | abwesenheitsnotiz/abwesenheitsmeldung/abwesenheitsnachricht/abwesenheitsassistent/abwesenheit | automatische antwort | unzustellbar | ich bin … im urlaub | ich bin … abwesend | réponse automatique | absence du bureau | non remis | message d absence | je suis absent/absente | respuesta automática | fuera de la oficina | no entregado | estoy fuera | risposta automatica | mancata consegna | sono assente | resposta automática | ausência temporária | estou ausente | automatisch antwoord | onbestelbaar | afwezig | afwezigheid | ik ben afwezig | automatiskt/automatisk svar | autosvar | frånvaro | fraværsmelding | fravær | automaattinen vastaus | poissa | automatyczna odpowiedź | autoodpowiedź | nieobecność | jestem na urlopie | jestem nieobecny/nieobecna | przebywam na urlopie | jsem na dovolené | jsem mimo kancelář | automatikus válasz | szabadságon vagyok | izindeyim | automatická odpověď | nepřítomnost | otomatik yanıt | автоответ | 自動応答 | 自动答复 | 자동 회신`,
    signs: `
      out of the? office | no access to mail | original message headers | user unknown | 550 0 | address … found | im urlaub | original subject`,
  },
  receipts: {
    titles: `
      we have? received your email/enquiry/ticket/case/submission/question | your request/message/email/enquiry/inquiry/ticket has/have/was been? received/created/logged | thank you for writing | thanks for contacting/writing | ticket/case/request 0 … created/opened/received/logged
      | ihre/deine nachricht/mail ist bei? … eingegangen | ihre/deine anfrage/nachricht wurde … erhalten/empfangen/registriert | eingangsbestätigung | wir haben ihre/deine anfrage/nachricht erhalten | votre message a … reçu/enregistré | accusé de réception | nous avons … reçu votre demande/message | hemos recibido su/tu mensaje/consulta/correo/solicitud | su/tu solicitud/mensaje ha sido recibido/recibida/registrado/registrada | abbiamo ricevuto la sua/tua/vostra richiesta | la sua/tua/vostra richiesta è … ricevuta | recebemos a/o? sua/seu solicitação/pedido/mensagem | wij/we hebben uw/je aanvraag/bericht/verzoek ontvangen | uw/je aanvraag/bericht/verzoek is ontvangen | ontvangstbevestiging | vi har mottagit/mottatt/modtaget ditt/din/er/deres/ert ärende/förfrågan/meddelande/henvendelse/melding/besked/forespørsel | otrzymaliśmy twoje/państwa/twoją zgłoszenie/wiadomość | potwierdzenie otrzymania | přijali jsme váš/vaši požadavek/zprávu | talebiniz alındı/alınmıştır`,
    signs: `
      ticket has been created | please keep this number | one of our agents | we will get back to you | within one/two business/working day/days`,
  },
  driving: {
    settles: true,
    titles: `
      safety event is/ready/for/review | severe/critical/major/minor/driver safety event | harsh brake/braking/acceleration/accelerating/cornering/turn/turning/driving | hard brake/braking/acceleration/cornering event/alert/detected | speeding alert/event/violation/notification | distracted driving | cell/mobile phone use/usage/detected | driver/operator fatigue | fatigue event/alert/detected/confirmed | drowsiness detected/event/alert | microsleep | seat belt/belts unbuckled/unfastened/violation/not | seatbelt unbuckled/unfastened/violation/not | driver safety/behavior/behaviour/coaching/score/scorecard | operator behavior/behaviour/coaching/score/scorecard | coaching required/session/needed | crash/collision detected | possible/probable/suspected crash/collision | tailgating | following distance alert/event/violation | rolling stop | excessive/excess/long idling/idle | idling alert/event/report
      | starkes/hartes/scharfes/abruptes bremsen/beschleunigen | vollbremsung | fahrverhalten | fahrerverhalten | fahrstil | geschwindigkeitsverstoß | sekundenschlaf | unfall erkannt
      | freinage brusque/sévère/violent | comportement du? conducteur/conduite | conduite à risque/dangereuse | accident détecté
      | frenado/frenada/frenazo brusco/brusca/fuerte | comportamiento del conductor/operador | conducción distraída/agresiva/peligrosa | accidente/choque detectado
      | frenata brusca/improvvisa | comportamento del conducente | stile di guida | frenagem/travagem/freada brusca | comportamento do motorista/condutor/operador
      | hard/bruusk remmen | rijgedrag | snelheidsovertreding | hård/kraftig inbromsning | körbeteende | fortkörning | hard/kraftig oppbremsing | kjøreatferd | hård/kraftig opbremsning | køreadfærd | äkkijarrutus | ajotapa
      | gwałtowne hamowanie | styl jazdy | prudké brzdění | styl jízdy | ani/sert fren | sürüş davranışı | резкое торможение | 急ブレーキ | 居眠り運転 | 急刹车 | 疲劳驾驶 | 급제동 | 졸음운전`,
    signs: `
      coach your driver/operator | coach the driver/operator | ready for coaching | safety score | safety inbox | driver score | watch the video/clip | review the video/clip`,
  },
  accounts: {
    titles: `
      new/suspicious/unusual sign/signin/login/log/device/activity !fault/alert | security alert/code/notice new/sign/log/unusual/your | verification code | two factor | your account/subscription/login/sign/signin/password | password reset/changed/expired/expires | reset your password | verify your email/account | subscription renewal/expires/expired/ending/ends | machine/device/user/unit/vehicle added/removed/registered !last/this/yesterday | machine/device/unit/equipment/vehicle has/have been registered/added/removed | welcome to | license/licence expires/expired/renewal
      | neue anmeldung | passwort zurücksetzen/geändert | ihr konto | abonnement/vertrag läuft | nouvelle connexion | mot de passe | votre compte/abonnement | nuevo inicio de | contraseña | su cuenta/suscripción | nuovo accesso | password dimenticata | il tuo account | senha | redefinir | sua conta | nieuwe aanmelding | wachtwoord | uw account/abonnement | nytt lösenord | lösenord | ny inloggning | passord | adgangskode | salasana | hasło | heslo | şifre | пароль`,
    signs: `
      password reset | reset your password | reset the password | verify your email/account | added to your account | from now on you will receive | one time code | expires in 0 | if this was not you | if you did not request | manage your preferences | subscription … ends | telematics subscription | without renewal | renew now | pre sales | just want to know | before we buy | no current fault | feature request`,
  },
  weather: {
    settles: true,
    titles: `
      weather/gale/storm/flood/frost/thunderstorm/tornado/hurricane/snow/blizzard/lightning warning/alert/advisory/watch | severe weather | wind/heat advisory | unwetterwarnung | sturmwarnung | wetterwarnung | gewitterwarnung | alerte/vigilance météo | alerta meteorológica/meteorológico | aviso meteorológico | allerta meteo | weerwaarschuwing | stormwaarschuwing | vädervarning | værvarsel | ostrzeżenie meteorologiczne | meteorologická výstraha`,
    signs: `
      lightning strike within`,
  },
  over: {
    titles: `
      alert/alarm/fault/case/incident/issue resolved/closed | archive/archived | all sorted |
      ^thanks fixed/solved/sorted/resolved/done | thank you !for/in/advance/very? | ^big? thanks to | all good now | no need to come/send | all clear | good news | remember last/when/that | ^danke erledigt/behoben | danke hat sich | ^erledigt | alles wieder gut | merci c est réglé/réparé/bon | tout est réglé | c est réparé | gracias ya está/quedó | ya está resuelto/reparado/solucionado | grazie risolto/è | tutto risolto | tutto a posto | obrigado resolvido/já | já está resolvido | bedankt is opgelost/verholpen | ^opgelost | tack det/är löst/klart/åtgärdat | takk feilen/det er | tak fejlen/det er | ^kiitos korjattu | kiitos … kunnossa | dziękuję/dzięki naprawione/już | děkuji/díky opraveno/už | teşekkürler | спасибо … устранили/исправили/решено`,
    signs: `
      no need to send/come | all good now | off the list | turned out to be | it was just/only | was only a | no longer active | returned to normal | removed from the active | 0 active faults | all faults cleared | has/have returned to | remember … last year | never again | see you at | back in 0 | sold it | last year | just wanted it | just a | running again | for … resale
      | ist weg | war locker | niemanden schicken | braucht niemanden | hat sich erledigt | n est plus | plus besoin | inutile de venir | n existe plus | no hace falta | ya no | non serve più | non c è più | não precisa | não é mais | hoeft niet meer | was alleen | niet meer | visar inte längre | viser ikke lenger/længere | trenger ikke | behöver inte | behøver ikke | ei tarvitse | nie trzeba | już nie | už není | není třeba | gerek yok | больше не | не нужно`,
  },
};

/** What is told of no machine there is, wherever it is said. */
export const inventedPhrases = `
  exercise exercise | end of exercise/drill | exercise only | this is only/just? a/an test/drill/exercise/simulation/sample/demo/demonstration !report/stand/bench/drive/run/result
  | das/dies ist nur? ein/eine test/übung/testalarm/testnachricht/testmeldung/testmail/simulation | ceci est un/une test/essai/exercice/simulation | esto/este es una/un prueba/simulacro/ejercicio/mensaje | questo/questa è un/una prova/test/esercitazione/simulazione | isto/este é um/uma teste/simulação/exercício | dit is een test/oefening/testmelding | detta är ett/en test/övning/testmeddelande | dette er en/et test/øvelse/testmelding | tämä on testi/harjoitus | to jest test/ćwiczenie/wiadomość | toto je test/zkouška/cvičení | bu bir test/tatbikat/deneme | это тест/учения
  | fictional/fictitious/fictive/hypothetical/imaginary/invented … machine/machines/excavator/excavators/loader/loaders/truck/trucks/dozer/dozers/crane/cranes/equipment/alert/alerts/fault/faults/example/examples/case/cases | made up machine/machines/alert/alerts/example/examples/case/cases/fault/faults
  | fiktiv/fiktive/fiktiver/fiktives/fiktiven … maschine/maschinen/bagger/meldung/beispiel | ficticia/ficticio | fictif/fictive | fittizia/fittizio | fictieve | påhittad | fiktivní/fiktivný
  | are/is/were/was all/purely/entirely? fictional/fictitious/invented/imaginary/hypothetical | a fictional/fictitious | machines/alerts/codes/faults/names/data/values … made up | machines/alerts/codes/faults are not real | none of the machines/alerts/codes/faults … exist/exists/real
  | message/mail/notification/alerte/alarme de test | mensaje/correo/alerta/alarma/mensagem/aviso de prueba/teste | messaggio/allarme/avviso di prova
  | in/for/do/prepare/solve/complete this/following/our/your exercise/exercises | for the following exercise/exercises | no real fault/alert/machine | no machine has this | for illustration/demonstration only/purposes | illustration purposes | values are placeholders/examples | alert/message/notification was? sent in error | sent by mistake | has/have been withdrawn | is withdrawn | kept for audit/reference | for your/our records only | nur zur veranschaulichung | versehentlich gesendet/versandt | à titre d exemple | envoyé/envoyée par erreur | enviado/enviada por error/engano | inviato/inviata per errore | per ongeluk verzonden`;

/** What is said of a fault that is there, and of help that is asked for. */
export const livePhrases = `
  active fault/faults/code/codes/alarm/alert/dtc/error/since/now | still sitting/parked/stuck/down/derated !until | status active/open | is/are now/still? active !in/on | still/currently active/there/on/showing/present | is/came/comes/coming/come back !in/to/on/at/hauling/from | keeps coming | did not hold | needs/need attention | please/pls send/come/dispatch/advise/help/look/check/attend | can/could you/somebody/someone please? send/come/look/dispatch/advise | can/could somebody/someone | send somebody/someone/a/your | need/needs a/your/somebody/someone/help tech/technician/mechanic? | will not start/move/run | won t start/move/run | machine down | is/went/shut down !for | went into alarm/derate | just went/came/threw | reports a fault | asap | urgent
  | aktiv/aktive/aktiver seit/fehler/störung | fehler ist? aktiv | bitte um/monteur/techniker/jemanden/melden/kommen/prüfen | steht seit | springt nicht | défaut actif | merci de nous/envoyer/passer/faire | en panne | ne démarre | falla/fallo/código activo/activa | favor enviar | no arranca | guasto attivo | codice attivo | non parte | falha ativa | não liga | actieve storing | graag monteur | start niet | aktivt fel/feil | aktiv felkod/feilkode/fejlkode | startar inte | starter ikke | aktiivinen vika | aktywny błąd | nie odpala | aktivní závada`;
