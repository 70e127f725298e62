/**
 * Languages that candidates work in: all that CLDR names, and the variants by script and country that it describes. `tools/languages.ts`
 * writes this file.
 */
export const WORK_LANGUAGES: readonly string[] = `
aa ab ace ach ada ady ae aeb af af-NA af-ZA afh agq ain ak akk akz ale aln alt am an ang ann anp ar ar-AE ar-BH ar-DJ ar-DZ ar-EG ar-EH
ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-LY ar-MA ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-TN ar-YE arc arn aro
arp arq ars arw ary arz as asa ase ast atj av avk awa ay az az-Cyrl az-Latn ba bal ban bar bas bax bbc bbj be bej bem bew bez bfd bfq bg
bgc bgn bh bho bi bik bin bjn bkm bla blo blt bm bn bn-BD bn-IN bo bo-CN bo-IN bpy bqi br bra brh brx bs bs-Cyrl bs-Latn bss bua bug bum
byn byv ca ca-AD ca-ES ca-FR ca-IT cad car cay cch ccp ccp-BD ccp-IN ce ceb cgg ch chb chg chk chm chn cho chp chr chy cic ckb ckb-IQ
ckb-IR clc co cop cps cr crg crh crj crk crl crm crr crs cs csb csw cu cv cy da da-DK da-GL dak dar dav de de-AT de-BE de-CH de-DE de-IT
de-LI de-LU del den dgr din dje doi dsb dtp dua dum dv dyo dyu dz dzg ebu ee ee-GH ee-TG efi egl egy eka el el-CY el-GR elx en en-AE en-AG
en-AI en-AS en-AT en-AU en-BB en-BE en-BI en-BM en-BS en-BW en-BZ en-CA en-CC en-CH en-CK en-CM en-CX en-CY en-CZ en-DE en-DG en-DK en-DM
en-EE en-ER en-ES en-FI en-FJ en-FK en-FM en-FR en-GB en-GD en-GE en-GG en-GH en-GI en-GM en-GS en-GU en-GY en-HK en-HU en-ID en-IE en-IL
en-IM en-IN en-IO en-IT en-JE en-JM en-JP en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-LT en-LV en-MG en-MH en-MO en-MP en-MS en-MT en-MU
en-MV en-MW en-MY en-NA en-NF en-NG en-NL en-NO en-NR en-NU en-NZ en-PG en-PH en-PK en-PL en-PN en-PR en-PT en-PW en-RO en-RW en-SB en-SC
en-SD en-SE en-SG en-SH en-SI en-SK en-SL en-SS en-SX en-SZ en-TC en-TK en-TO en-TT en-TV en-TZ en-UA en-UG en-UM en-US en-VC en-VG en-VI
en-VU en-WS en-ZA en-ZM en-ZW enm eo es es-419 es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EA es-EC es-ES es-GQ es-GT es-HN
es-IC es-MX es-NI es-PA es-PE es-PH es-PR es-PY es-SV es-US es-UY es-VE esu et eu ewo ext fa fa-AF fa-IR fan ff ff-Adlm ff-BF ff-CM ff-GH
ff-GM ff-GN ff-GW ff-LR ff-Latn ff-MR ff-NE ff-NG ff-SL ff-SN fi fil fit fj fo fo-DK fo-FO fon fr fr-BE fr-BF fr-BI fr-BJ fr-BL fr-CA
fr-CD fr-CF fr-CG fr-CH fr-CI fr-CM fr-DJ fr-DZ fr-FR fr-GA fr-GF fr-GN fr-GP fr-GQ fr-HT fr-KM fr-LU fr-MA fr-MC fr-MF fr-MG fr-ML fr-MQ
fr-MR fr-MU fr-NC fr-NE fr-PF fr-PM fr-RE fr-RW fr-SC fr-SN fr-SY fr-TD fr-TG fr-TN fr-VU fr-WF fr-YT frc frm fro frp frr frs fur fy ga
ga-GB ga-IE gaa gag gan gay gba gbz gd gez gil gl glk gmh gn goh gon gor got grb grc gsw gsw-CH gsw-FR gsw-LI gu guc gur guz gv gwi ha
ha-GH ha-NE ha-NG hai hak haw hax he hi hi-Latn hif hil hit hmn hnj ho hr hr-BA hr-HR hsb hsn ht hu hup hur hy hz ia iba ibb id ie ig ii
ik ikt ilo inh io is it it-CH it-IT it-SM it-VA iu izh ja jam jbo jgo jmc jpr jrb jut jv ka kaa kab kac kaj kam kaw kbd kbl kcg kde kea
kek ken kfo kg kgp kha kho khq khw ki kiu kj kk kk-Arab kk-CN kk-Cyrl kk-KZ kkj kl kln km kmb kn ko ko-CN ko-KP ko-KR koi kok kok-Deva
kok-Latn kos kpe kr krc kri krj krl kru ks ks-Arab ks-Deva ksb ksf ksh ku ku-IQ ku-Latn ku-SY ku-TR kum kut kv kw kwk kxv kxv-Deva
kxv-Latn kxv-Orya kxv-Telu ky la lad lag lah lam lb lez lfn lg li lij lil liv lkt lmo ln ln-AO ln-CD ln-CF ln-CG lo lol lou loz lrc lrc-IQ
lrc-IR lsm lt ltg lu lua lui lun luo lus luy lv lzh lzz mad maf mag mai mak man mas mas-KE mas-TZ mde mdf mdr men mer mfe mg mga mgh mgo
mh mi mic min mk ml mn mnc mni mni-Beng moe moh mos mr mrj ms ms-BN ms-ID ms-MY ms-SG mt mua mus mwl mwr mwv my mye myv mzn na nan nap naq
nb nd nds nds-DE nds-NL ne ne-IN ne-NP new ng nia niu njo nl nl-AW nl-BE nl-BQ nl-CW nl-NL nl-SR nl-SX nmg nn nnh no nog non nov nqo nr
nso nus nv nwc ny nym nyn nyo nzi oc oc-ES oc-FR oj ojb ojc ojs ojw oka om om-ET om-KE or os os-GE os-RU osa ota pa pa-Arab pa-Guru pa-IN
pa-PK pag pal pam pap pau pcd pcm pdc pdt peo pfl phn pi pis pl pms pnt pon pqm prg pro ps ps-AF ps-PK pt pt-AO pt-BR pt-CH pt-CV pt-GQ
pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL qu qu-BO qu-EC qu-PE quc qug raj rap rar rgn rhg rif rm rn ro ro-MD ro-RO rof rom rtm ru ru-BY
ru-KG ru-KZ ru-MD ru-RU ru-UA rue rug rup rw rwk sa sad sah sam saq sas sat sat-Olck saz sba sbp sc scn sco sd sd-Arab sd-Deva sd-IN sd-PK
sdc sdh se se-FI se-NO se-SE see seh sei sel ses sg sga sgs shi shi-Latn shi-Tfng shn shn-MM shn-TH shu si sid sk sl slh sli sly sm sma
smj smn sms sn snk so so-DJ so-ET so-KE so-SO sog sq sq-AL sq-MK sq-XK sr sr-BA sr-Cyrl sr-Latn sr-ME sr-RS sr-XK srn srr ss ssy st st-LS
st-ZA stq str su su-Latn suk sus sux sv sv-AX sv-FI sv-SE sw sw-CD sw-KE sw-TZ sw-UG swb syc syr syr-IQ syr-SY szl ta ta-IN ta-LK ta-MY
ta-SG tce tcy te tem teo teo-KE teo-UG ter tet tg tgx th tht ti ti-ER ti-ET tig tiv tk tkl tkr tlh tli tly tmh tn tn-BW tn-ZA to tog tok
tpi tr tr-CY tr-TR tru trv trw ts tsd tsi tt ttm ttt tum tvl tw twq ty tyv tzm udm ug uga uk umb ur ur-IN ur-PK uz uz-AF uz-Arab uz-Cyrl
uz-Latn uz-UZ vai vai-Latn vai-Vaii ve vec vep vi vls vmf vmw vo vot vro vun wa wae wal war was wbp wo wuu xal xh xmf xnr xog yao yap yav
ybb yi yo yo-BJ yo-NG yrl yrl-BR yrl-CO yrl-VE yue yue-CN yue-HK yue-Hans yue-Hant yue-MO za zap zbl zea zen zgh zh zh-CN zh-HK zh-Hans
zh-Hant zh-MO zh-MY zh-SG zh-TW zu zun zza
`
  .trim()
  .split(/\s+/);
