/** Wordings of many pages that say a food in more words than the other tables. By the slug of the food. */
export const WORDINGS: Readonly<Record<string, string>> = {
  'petrzelova-nat-cerstva':
    'listová petržel; petržel listová; plocholistá petržel; hladkolistá petržel; kudrnatá petržel; kadeřavá petržel; petržel hladkolistá; petržel plocholistá; petržel kudrnatá; petržel kadeřavá',
  'smetana-ke-slehani-33-tuku': 'plnotučná smetana ke šlehání; plnotučná smetana',
  'cukr-trtinovy': 'tmavé muscovado; cukr muscovado; tmavý cukr muscovado; muscovado cukr',
  'prasek-do-peciva':
    'prášek na pečení z vinného kamene; kypřicí prášek z vinného kamene; prášek do pečiva z vinného kamene',
  'kompot-tresnovy': 'nakládané třešně; třešně ze sklenice; třešně ve skle',
  'kompot-visnovy-okapany': 'nakládané višně; višně ze sklenice; višně ve skle',
  limetka: 'kůra z limetky; limetková kůra; kůra limetky',
  'dynova-seminka': 'pražená solená dýňová semínka; pražená a solená dýňová semínka; pražená dýňová semínka',
  'emental-45-t-v-s': 'emmentaler; ementaler; emmental',
  'tilsit-tylzsky-syr': 'tilsiter; tilsit',
  'prazma-kralovska-syrova': 'mořská pražma; pražma; královská pražma',
  'kachna-maso-s-kuzi-syrova': 'kačena; kačenka',
  'sul-morska': 'himálajská sůl; růžová himálajská sůl',
  'sunka-od-kosti': 'šunka od kosti',
  'jedla-soda': 'soda bicarbona; bicarbona',
  'kureci-stehno-s-kuzi-syrove': 'kuřecí čtvrtky; kuřecí čtvrtka; zadní kuřecí čtvrtky; kuřecí zadní čtvrtky',
  'anglicka-slanina': 'anglická',
  'zeli-kysane': 'kysané zelí s nálevem; kysané zelí i s nálevem; kysané zelí s lákem; kyselé zelí s nálevem',
  'mleko-polotucne-cerstve-1-5-tuku': 'mléko 1,5; mléko 1,5 %',
  'mleko-plnotucne-cerstve-3-5-tuku': 'mléko 3,5; mléko 3,5 %',
  'mleko-odtucnene-trvanlive-do-0-5-tuku': 'mléko 0,5; mléko 0,5 %',
  'ocet-balsamico':
    'bílý ocet balsamico; bílé balsamico; bílý balsamikový ocet; ocet balsamico bílý; tmavý ocet balsamico; balsamico',
  'kruti-maso-mlete': 'mleté maso z krůty; mleté z krůty; mleté krůtí',
  'kureci-maso-mlete': 'mleté maso z kuřete; mleté z kuřete; mleté kuřecí',
  'hroznove-vino-bile': 'vinné hrozny',
  strouhanka:
    'strouhanka z bílé žemle; strouhanka z housky; strouhanka z housek; housková strouhanka; strouhanka z rohlíků',
  'chlebova-mouka-psenicna-t1050':
    'chlebová mouka; mouka chlebová; chlebová mouka T1000; chlebová mouka T1050; pšeničná chlebová mouka; pšeničná mouka chlebová',
  'zitna-mouka-chlebova': 'chlebová mouka T960',
  'kapri-skelet-a-odrezky':
    'hlava kapra; hlavy kapra; kapří hlavy; rybí hlava; rybí hlavy; rybí ořez; rybí odřezky; odřezky kapra; hlavy a odřezky kapra; skelet z kapra',
  'zitna-mouka-celozrnna': 'hladká celozrnná žitná mouka; celozrnná žitná mouka hladká; jemná celozrnná žitná mouka',
  'celozrnna-mouka-psenicna':
    'hladká celozrnná pšeničná mouka; hladká celozrnná mouka; celozrnná mouka hladká; jemná celozrnná mouka; jemně mletá celozrnná mouka',
  'spaldova-mouka-celozrnna':
    'hladká celozrnná špaldová mouka; celozrnná špaldová mouka hladká; jemná celozrnná špaldová mouka',
  'smetana-na-vareni-12-tuku': 'nízkotučná smetana',
  'kure-cele-maso-s-kuzi-syrove': 'kuře na gril; kuře na grilování; kuře na pečení; kuře na polévku',
  'cokolada-mlecna': 'světlá čokoláda',
}
