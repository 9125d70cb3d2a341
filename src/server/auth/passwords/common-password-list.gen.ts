// Made by generators/common-passwords.ts from the password frequency list of @zxcvbn-ts/language-common 4.1.3.
// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts. Under the MIT licence, whose
// permission notice stands in the file LICENSE.

/** The 11,000 most common passwords that are long enough, front-coded. */
export const commonPasswordList = `
00.0.0.000 500 100000 67 51 57 3111 27007 3bond 11011900 610 650 660 71 670 71 72 73 74 75 76 77 78 79 680 71 72 73 74
75 76 77 78 79 690 71 72 73 74 75 79 42000 71 610 71 470 480 51 491 3203 604 41980 75 76 77 78 79 690 72 331980 71 73 74
75 76 77 78 79 691 490 341979 680 71 72 73 75 76 77 78 79 690 72 73 351980 73 75 76 77 78 79 690 361979 682 73 74 75 76
77 78 690 72 371978 680 73 74 75 76 77 78 79 690 381980 75 76 78 79 690 72 391979 680 74 75 76 77 78 79 692 2101979 685
77 311987 690 321980 74 75 76 77 78 690 292837465 12011971 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 690
321971 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 690 71 331970 71 72 73 74 75 76 77 78 79 680 71 72 73 74
75 76 77 78 79 690 71 341970 71 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 351970 71 72 73 74 75 76 77 78 79
680 71 72 73 74 75 76 77 78 79 690 361970 71 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 690 371970 71 72 73
74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 381970 71 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 391971
72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 2101970 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79
311987 321981 73 13011984 75 76 77 691 321979 682 76 77 79 331981 72 73 74 76 77 78 79 690 71 72 73 341980 73 74 75 76
77 79 691 351979 681 74 75 76 77 78 361984 75 76 77 78 371980 73 74 75 76 77 79 381984 78 79 42006 391983 74 76 78
2101979 683 74 75 78 79 691 311986 77 321985 76 14011987 78 690 321985 77 690 331982 691 341982 73 74 75 76 77 78 690 71
351983 74 75 77 78 690 361982 74 76 77 78 690 71 371982 73 76 77 78 381978 682 75 76 77 79 391985 76 2101980 311986 78
79 691 321982 74 75 76 77 78 15011987 321985 77 78 79 331981 74 76 77 78 690 71 341983 74 75 76 690 71 351980 72 73 75
76 77 78 79 690 71 361980 71 73 75 76 77 78 79 690 371983 74 75 76 78 381985 76 77 78 79 692 391985 77 78 2101983 74 76
311982 76 321983 75 76 78 690 16011982 74 77 78 321981 74 76 77 79 331983 74 75 76 78 692 341984 77 78 351983 75 76 77
361981 72 73 75 76 77 78 690 371983 74 75 76 77 78 690 381983 75 76 77 78 690 391989 2101985 76 79 311984 75 76 690
321982 17011980 78 79 321980 74 76 77 79 691 331985 76 78 79 341980 73 75 76 77 78 79 351987 690 361985 76 78 371977 680
72 74 75 76 77 78 79 690 381981 72 73 74 76 77 79 391982 75 78 690 2101983 74 75 77 311982 77 321984 77 18011986 78
321985 79 690 331980 73 75 76 77 78 341980 72 75 76 78 351987 79 690 361984 75 76 77 79 371983 75 76 77 78 381979 681 73
75 76 78 79 690 391988 2101980 76 311983 74 321986 77 19011985 77 690 321988 79 331981 77 78 341985 76 77 690 351945 681
73 74 75 76 77 690 361990 371981 74 76 77 381984 75 78 391986 78 2101984 75 76 311983 77 321982 73 75 77 1o9i8u7y
0100000 60 311001 5980 73 76 78 79 690 72 321982 73 75 76 77 78 331980 74 75 76 77 78 79 690 71 73 341979 682 73 74 75
76 77 79 690 71 3500 41983 74 75 76 77 78 79 690 361984 75 76 77 79 371980 73 74 75 76 77 78 79 690 381981 72 73 75 77
78 79 690 71 391980 74 75 76 78 79 2101975 680 71 72 73 75 76 77 78 79 690 71 477 480 491m 311981 73 76 77 78 79 321979
682 74 75 76 77 79 22030 640 850 341024 3938 647 856 11001001 311980 72 75 77 79 690 71 321981 74 75 77 78 690 331980 72
73 74 76 77 78 690 341974 680 73 75 76 77 78 690 71 351979 682 74 75 76 77 78 79 690 361980 73 74 75 76 77 78 79 691
371983 74 75 76 77 78 79 381978 680 72 73 74 75 76 77 78 79 690 391983 74 75 76 77 79 690 21000 41982 75 76 77 690 3111
611 6a 6q 5978 79 682 73 76 77 691 5a 5q 42222 4qqqq 321980 71 74 75 76 77 690 422 6333 3333 3555 3777 3aaa 3qqq 22211
622 433 644 855 9566 3358 613 821 24477 25599 12011979 685 77 78 79 321980 72 73 74 75 76 77 78 690 71 331982 74 75 76
77 78 79 690 341977 78 680 72 73 74 75 76 77 78 690 71 351980 71 72 73 75 76 77 78 79 690 361980 74 76 77 78 690 476 489
371982 73 74 75 77 78 79 690 71 72 486 381983 74 75 76 77 78 690 73 391982 73 76 77 78 690 71 486 2101984 75 76 77 78 79
690 311981 74 75 77 690 71 321977 680 71 72 74 75 76 77 78 79 690 71 481 331213 54 615 816 2211221 3333 23000 41230 498
3123 612 64 6a 6q 32323q 3321 6123 9321 6a 6q 3412 63 4321 44321 450 69876 51 623 54321 55 64321 56 60 61 723 66 754321
67 77 78 89 90 90a 90q 90z 91 910 99 9987654321 9a 9d 9m 9o 9p 9q 9qwe 9r 9s 9v 9z 8a 8q 79 7a 8a 7q 68 77 6987 6a 7a 7s
6c 6d 6f 6g 6k 6l 6m 6n 6q 7qq 7w 8e 9rty 6r 7u 6s 6t 6v 6w 6y 6z 57 59 5a 6bc 5d 5m 5q 6az 6w 7e 8r 9t 9ty 5r 5s 5t 5v
5w 5z 465 48765 49876 4abc 7d 5sdf 4qaz 5w 6e 7r 4rewq 4zxcv 3567 4789 481321 3654 678 89 4987 74 85 3789 6456 65 3890
3987 3aaa 4bc 4sd 3ewq 3q123 4az 4q123 4we 6123 9qwe 6asd 9zxc 6r 7t 8y 3zxc 24038 3578 28500 2locked 2qw12 6qw 434er
4as 6zx 13011981 73 74 75 77 78 321984 75 77 79 690 71 331980 73 75 76 77 79 690 71 341984 77 78 79 351983 75 76 77 78
79 690 361983 74 75 76 77 79 690 71 480 371979 682 73 74 75 77 78 79 690 71 381982 73 74 75 76 77 78 690 391982 74 75 76
77 78 690 2101982 75 77 78 690 72 311982 74 75 76 78 690 321980 72 73 74 75 76 78 79 690 3313 22435 646 456 465 24679
6852 25246 3790 68642 51 61 52468 90 58642 266613 14011986 77 78 79 321983 74 75 76 77 78 79 690 71 331984 75 76 77 78
79 690 341984 76 77 78 691 72 351977 681 72 73 75 76 77 690 361982 73 74 75 78 691 371983 76 77 78 381982 75 76 78 79
690 391982 76 77 78 79 690 2101983 75 76 77 78 79 691 311982 74 76 77 78 79 321979 686 77 78 79 3627 22536 3857 25236
27258 636 89 3369 35369 3741 3852 636 89 496 63 72 85 3963 2881488 15011981 73 75 76 77 78 690 321983 74 75 76 78 690 71
331984 75 76 77 78 79 690 71 341980 72 73 75 77 78 351981 72 73 75 76 77 79 690 71 72 361983 74 75 77 78 371980 71 72 73
74 75 76 77 78 690 481 381980 73 74 75 76 77 78 79 690 71 391983 75 77 78 79 2101982 73 74 76 77 691 311984 75 76 77 78
79 321983 74 75 76 77 79 23624 3759 2426378 29263 3357 6a 3632 3753 6456 38753 3951 16011982 73 75 76 77 79 691 321982
73 77 78 79 690 331985 76 77 78 690 341978 684 75 76 78 351985 76 77 78 79 690 361981 73 74 75 76 77 78 690 371983 75 76
77 691 381980 75 76 391986 77 78 690 2101985 76 77 311982 73 74 76 77 79 690 321982 75 76 77 691 22534 17011701 5985 76
77 690 321982 73 75 76 77 78 79 331983 74 75 77 692 341984 75 76 77 691 351981 73 76 77 78 79 690 361982 73 75 76 77 78
79 691 371984 75 76 77 79 690 381984 78 690 391981 74 75 76 77 2101980 76 77 311979 682 75 76 77 78 79 321983 75 76 77
22839 18011984 75 76 77 78 79 321982 74 76 77 78 692 331980 71 72 76 78 691 341983 74 75 76 78 690 71 351982 74 75 77 78
79 690 361981 72 74 75 76 77 690 71 371979 681 73 76 78 79 690 381982 76 77 78 79 391984 75 76 77 2101985 77 79 311983
74 76 77 321812 5979 683 74 75 77 690 2436572 19011981 75 76 77 79 321980 72 75 690 71 331980 75 77 341985 76 77 78
351977 681 73 76 77 361982 74 75 76 77 690 71 72 371983 75 76 78 79 690 381982 73 75 76 77 78 391980 73 76 78 690
2101982 73 76 77 79 690 311984 75 76 77 321978 682 75 76 78 79 22837 646 85 2411945 26969 1a2b3c 64d 3s3d 64f 85g 1bitch
1dragon 1master 2ichael 3llion 2onkey 2ustang 1passwor 8d 2ussy 1q2q3q 64q 3w3e 64r 85 9t 9t6y 2a2ws 63ed 3z2ws 7x 83edc
9edc4rfv 4xsw 72 83edc 4zaq1 2w23er4 3erty 1x2zkg8w 1z2x3c 64v 85b 0200000 311980 71 73 74 75 77 78 79 321980 71 72 73
75 76 78 690 71 331980 73 74 75 76 77 78 690 71 72 341980 71 74 75 76 78 690 351981 73 74 75 76 77 78 79 361980 71 73 74
76 77 78 79 690 71 371981 73 74 75 76 78 381984 75 76 77 690 71 391983 74 76 78 691 2101982 74 76 77 78 311984 75 76 77
321982 75 76 78 79 2spanks 11011981 75 76 77 78 79 690 71 321983 74 75 76 77 78 79 690 331981 74 75 76 77 78 690 341983
75 76 77 690 71 72 351979 683 74 75 76 78 79 690 71 361980 73 75 76 77 78 79 371982 73 75 76 77 79 690 72 381980 75 77
690 391984 75 76 77 78 79 690 2101980 71 73 76 77 78 79 311983 75 76 79 690 321978 680 74 75 76 77 78 79 42112 228506
24365 12011985 76 78 692 321984 75 76 78 79 690 331981 74 76 77 691 341983 75 76 77 78 691 351980 76 77 78 79 690 71
361941 682 74 75 77 78 79 690 71 371981 73 74 75 76 77 78 79 690 71 72 381981 73 75 76 77 690 71 391981 73 74 75 76 77
78 690 71 2101981 73 75 78 311982 75 78 321978 682 73 75 76 77 79 22333 3777 23322 444 24466 688 25588 1300mj 311980 72
74 75 78 79 690 321982 73 74 75 76 77 78 79 691 72 331980 73 75 76 77 78 79 690 341982 73 74 75 76 77 78 691 351980 73
74 75 76 77 690 71 361980 73 75 77 78 79 690 72 371981 74 75 76 78 381984 76 391982 73 75 76 77 79 691 2101981 77 78
311982 75 76 77 79 321982 73 76 22425 25689 2skidoo 14011983 75 76 77 79 690 321983 74 75 76 77 78 691 331980 71 75 77
78 690 341984 75 76 78 690 351979 685 76 77 79 690 361984 75 76 77 78 692 371986 77 79 690 71 72 381982 76 77 78 690
391984 76 691 2101980 74 75 76 77 78 79 690 71 311981 72 73 77 79 690 321982 74 75 76 77 78 79 690 26810 612 15011982 73
75 76 78 690 73 321978 683 74 75 76 77 78 331980 73 74 76 77 691 341980 73 74 75 77 78 691 351980 73 74 75 77 78 79 488
361985 76 77 371983 74 75 76 77 79 690 381983 75 76 77 78 79 391983 74 75 76 77 78 79 690 71 72 2101986 78 79 311978 686
77 78 691 321982 73 75 76 77 28000 5852 42580 3369 3456 3852 3963 16011981 76 77 79 690 321985 77 690 72 331980 72 74 75
76 77 78 690 71 341983 74 76 78 690 71 351986 77 78 690 361983 75 76 77 79 691 371984 76 77 79 381983 75 76 391984 75 76
2101983 74 76 77 311978 684 75 77 321983 74 75 77 79 17011981 72 73 75 76 78 690 321986 690 71 72 331983 74 75 76 77 79
692 341985 77 78 690 351984 75 76 77 691 361983 74 75 78 79 690 371982 73 74 75 77 78 381985 76 79 690 391983 74 75 77
691 2101987 79 311982 74 75 79 690 321981 76 78 2731828 18011987 78 79 321981 73 74 75 76 79 690 72 331981 72 73 74 76
341983 76 77 78 692 351981 73 75 76 77 78 79 690 361983 74 75 76 78 371982 73 74 75 76 77 78 79 381984 75 76 690 391982
74 75 77 2101986 78 311982 74 76 77 321984 76 77 78 79 690 19011980 72 73 75 77 78 690 331982 73 76 78 690 341982 74 75
76 77 78 79 351984 75 76 77 79 690 72 361982 74 75 76 77 78 79 690 371981 72 73 75 76 77 78 381982 73 75 77 78 690
391980 72 75 76 77 690 2101982 75 311983 77 78 79 321981 72 74 75 76 77 78 1fast4u 1hot4u 1sweet 1wsx3edc 03000gt 311980
73 75 76 77 690 331986 78 692 341985 76 77 78 691 465 351981 74 75 76 77 78 79 361979 680 71 72 73 75 76 77 78 79 371979
682 73 75 76 692 381982 74 79 391983 75 79 2101984 76 77 78 311982 77 321984 75 76 77 78 11011983 75 77 690 331986 77 78
690 351977 682 75 76 77 691 73 371980 73 75 76 690 381985 79 2101986 77 691 321982 73 75 76 77 78 690 24159 62 76 25475
121123 3456 3654 6987 478 132211 23444 3555 3666 3777 3999 24455 26699 157159 3951 162436 29258 6147 3852 3963 1edc4rfv
1ip76k2 1rjs1la7qe 1x7pxr 0415263 120000 3247 26hemi 14332211 24555 25566 156123 3321 3654 3852 3987 2m2do5bs 1815162342
1runner 050cent 2spanks 115000 451 650 1201314 1551212 3666 3777 26677 2bgates 17chevy 1wr2i7h8 0615243 135241 151550
24123 25321 1661313 5666 3333 3555 3666 3777 3999 1751520 196969 2camaro 1uldv8 073501505 14108520 32369 78 458 6963
3852 6963 3963 28596 153159 3951 17347734 253191 27333 3555 3666 37777 7a 3888 39311 499 28899 184512 27898 29123 3456
612 83 90 35123 36321 745 454 6123 3987 194613 1grout 1ugd5hip2j 081fukkc 152258 3456 1675309 175421 188999 195623
1inches 1j4ye3uz 0902100 26090 1111961 3911 3turbo 28273 6645 1293709b13 1379992 151357 3753 262876 163258 6741 3852
6741 186532 27123 3321 34123 456 6321 3654321a 3789 196633 2762000 28877 29000 3666 3888 0a11111 61 22345 66 77 88 99
2a2a3 6a4 2b2c3 6d4 8e5 2s2d3 6f4 8g5 14tech 1a123456 2a111 423 3a1111 4a1 5a1 3bbb 3sss 2bbcc 2liyah 2rdvark 3on1 2ssdd
1bacab 4us 2bott 2c123 64 75 86 3d123 74 4efg1 2dullah 2erdeen 2grtyu 2igail 2normal 2racadabra 4ham 4kadabra 4xas
2solut 7e 8ly 1capulco 2cept 4ss 61 74 699 3laim 3ord 4unt 2eman 2hilles 3tung 2idburn 2milan 2tion 4ve 1dam12 2dict 6ed
4son 3ress 2elaide 4ina 2gjmptw 2idas 61 2min1 623 5istrator 4ral 2onis 2renalin 3ian 6a 6na 6o 4enne 3ock 2ults 2vance
7d 3ent 6ure 1erosmit 2zakmi 1frica 4ka 1gassi 2ent007 2gies 1ikido 3man 2leen 2rborne 4us 3craft 3force 3man 3plane
4ort 3wolf 1labama 71 3ddin 4in 3nis 3ska 3tam 2bany 4tros 3ert 6a 6o 3ina 5o 4on 2catel 5raz 3hemy 3ohol 2ejandr 8a 8o
3ksandr 9a 5ei 6y 3nka 3sha 4sand 8ro 5io 3x01 412 63 74 4alex 5nde 8r 91 7r 8a 8e 4ey 4ia 5s 61 4us 4xx 2farome 3onso
3red 6o 2gebra 2ibaba 3ce1 4ia 3ens 3gator 3nka 3sha 4on 4sa 2l4one 3day 3egro 4n1 4ycat 3good 3iance 4ed 4son 71 3man
4ine 3night 3sop 4tar 6te 2mighty 3ond 2onso 4zo 2pha1 623 5bet 3ina 5e 2tair 3erego 3hea 3ima 3oids 2ucard 2varo 2ways
2yson 4sa 1madeus 3lia 3nda 61 3teur 7s 4ory 4ure 3zing 4on 2ber1 5s 3rose 6ia 2elia 5e 3ric 6a 71 7n 5ka 3thyst 2igos
2onra 3rcit 2stel 5rda 8m 1naconda 3kin 4onda 3log 4sex 3nas 3rchy 3stasi 8a 8ya 2chor 2ders 6en 6on 3rea 61 6s 5i 5s 5w
61 6s 5y 4oid 5med 8a 3yandy 4od22 2field 4sa 2gel1 623 52 5666 5a 61 5ic 7a 6ka 6na 6t 5l 5o 5s 5us 3us1 2hyeuem 2imal
6s 5ted 2kara 2naanna 4bell 3ette 3ie1 4ka 3marie 2onymous 3ther 2swer 2tares 3elope 3hon 6y 71 72 77 4rax 3oine 4n1 5i
6a 6na 6o 5ov 5y 2ubis 2ything 4ime 1ol123 3sucks 1pache 2ollo 611 73 2ple1 623 5pie 5s 2ricot 4l1 5ia 2tiva 1quarius
2wzsx 1ragon 5rn 3mis 2cadia 4ngel 3hange 8l 4er 6y 4ie 5tec 3tic 2ea51 2gentin 8a 3yle 2iana 5e 5na 3zona 71 2kansas
2lene 2mada 4geddon 7on 4nd 6o 5i 3ored 3stron 8g 2naud 3old 2ound 2rakis 3ows 2sena 6l 71 2temis 5ka 3hur 3ist 3uro
1s123456 2d123 3222 3asd 6123 3dsa 3f12 63 74 4asdf 4fdsa 4g123 5h 601 61 6j 7k 8l 4jkl 4qwer 4zxcv 3qwe 6123 3zxc 2gard
2hlee 5igh 5y 61 3ton 2ians 3mov 2pire 5in 7e 2s123 3asin 5s 6in 3fuck 3hol 6e 71 7s 3lover 3man 4unch 3wipe 4ord 2terix
3hma 3ral 4id 4o1 5s 1thena 5s 3letic 4on 3ome 2lanta 71 6ic 7s 2omic 2reides 2tack 3icus 4la 4tude 3orney 3ract 1ubrey
3urn 2ckland 2di80 4a4 56 4tt 3rey 2ggie 3ust 6a 6in 6us 2rora 2ssie 3tin 61 631 4rali 8a 5ia 2tumn 1valanch 4on 3nti
3tar 2enger 4ue 2iation 5or 1wesome 71 2nyce 1yanami 1zamat 3zel 2erty 6ui 8op 2rael 2sxdc 6fv 0b12345 1abemagn 8et
4ruth 3ies 3oon 3y123 4baby 5ear 5lue 5oy 4cake 4doll 4face 4girl 4lon 75 6ve 2cardi 3chus 3kbone 4door 4up 2dabing 4ss
3boy 61 6s 3dest 4og 3ger 6s 4irl 3man 2ggies 5ns 5o 3ira 3puss 2hamas 5ut 2iley 61 2jingan 2ker1 2lance 3boa 3dwin 3ler
5t 4in 4oon 7s 4sack 3timor 2mbam 4oo 2nana 61 6s 5e 3dit 61 3gbang 4er 4kok 3ker 3ner 3shee 3zai 2racuda 3bados 5ra 71
4er 4ie 3celon 8a 3efeet 5oot 3fly 3itone 3ker 4ley 3ley 3nes 5y 61 3on1 5n 3rage 4ett 4on 4y1 3selona 4ik 3tman 4on
2sebal 7l 81 4ment 3her 3ket 6ba 8l 9l 3set 4man 4oon 3tard 7s 2thing 3ista 3man 61 72 3tery 4le 2uhaus 2xter 2yern 3lor
2zooka 1bking 1cfields 1dfyjd 1each1 5es 4on 3gle 3ker 3mer 3ner 4ie 3rbear 4cat 7s 4dog 4s1 3st1 5ie 3ter 4ing 4le 6s
71 4rice 6z 3utifu 8l 5y 3ver 6s 4is 61 2cause 3ker 4ham 77 4y1 2dford 3lam 2efcake 3line 3mer 3rbeer 4man 5e 3thove 4le
3zer 2fore 2gemot 2happy 2lair 3fast 3ieve 4nda 5ea 4ze 3kin 3la1 5co 5gio 3mont 3oved 2nder 4over 3edict 4ssere 3fica
3gal 6s 3ito 3jami 7n 3nett 4ie 4y1 3oit 3son 3tley 4on 2owulf 2retta 3gen 5r 4kamp 3keley 3lin 3muda 3nard 7o 4hard
4ice 5e 3serk 3tha 4ie 4ram 6nd 2ssie 3tbuy 2thany 3ter 4ina 4yboo 8p 2verley 6y 2yonce 1hbirf 1ianca 3tch 2cycle 2gass
3balls 5ng 4ear 5n 4ird 4lack 5ock 5ue 4ob 5obs 6ty 5ss 5y 4ucks 5tt 3cat 4ock 3dad 6dy 5wg 4ick 71 7s 4og 61 3fish 4oot
3ger 4ie 4les 4un 6s 5y 3head 3jim 4oe 5hn 3mac 5n 4ike 4oney 3one 6s 3penis 4imp 4oppa 3red 61 3sexy 3time 5t 6s 4ruck
3uns 3worm 2kers 3ini 2llabon 8g 4bill 4ie 4ows 4y1 5bob 7y 2mmer 2nder 3go1 3laden 2ohazard 3logy 3nic 6le 2rd33 4dog
4ie 4man 3git 3thday 2scuit 3exual 3hop 3marck 6k 4illa 8h 2tch1 5ass 5es 5y 3eme 61 3ter 2zkit 3zare 1labla 3ck1 5berry
6ir 8d 5cat 5dog 5haw 8k 5ice 6e 5jac 8k 5lab 5man 5ops 6ut 5s 5y 3de1 5s 3hblah 3ine 3ke1 3nca 5he 5o 3ster 3ze1 5r 6s
2each 3dsoe 3nder 3ssed 5ing 2ink182 5y 3zzard 2obby 3nde 6s 5ie 5s 3ody 3ssom 3wfish 4job 4me 2ubber 3e11 52 63 74 422
53 432 442 499 4ball 5ell 6rr 8y 5ird 5lue 5oy 4dog 4eyes 4fish 4jay 7s 4moon 4s1 5ky 5man 5tar 3nts 1mw2002 3318 425
1oater 4ing 2b123 3afett 3bie 4ob 4y1 3cat 3dole 4ylan 3marley 2eing 2gart 3dan 3ota 2hica 2iler 3ngo 2litas 4vi 3locks
5x 3ogna 3ton 2mbay 4er 6s 2nanza 3d007 4age 3ehead 4rs 3ghit 3ita 3jour 5vi 3kers 3ner 4ie 3ovox 3sai 3zai 2obear 4ie
6s 4oo 61 3ger 61 6s 4ie 3ker 4ie 4worm 3mboom 4er 61 3ster 3tie 4s1 5ie 5y 4ys 3yah 3zer 2pper 2rabora 3deaux 5r 6s
3icua 4s1 3oda 3ussia 2sco1 3sman 3ton 61 2ttle 4om 2ulder 3nce 6r 4ty 3rbon 2wler 4ing 3man 3ser 3tie 3wow 2xcar 3ers
3ing 3ster 2ytoy 1p2002 1r0d3r 2acken 3dford 4ley 71 3ins 3mble 3nch 4di 5o 6n 71 5y 61 3sil 3veheart 5s 61 4o1 3zil
2eaker 4nna 4st 6s 4th 3eze 3men 3nda 6n 4na 6n 3wer 4ster 2ian1 5a 5na 3cks 3dge 6t 3ggs 4ht 6on 4itte 3sbane 4tol
3tish 4ney 4tany 5ney 2oadway 3die 3ken 5r 3nco 6s 71 4son 4ze 3oke 5lyn 5s 3ther 7s 3wn1 5dog 5ie 6ng 5s 2uce1 5lee
3ins 4ser 3no1 3tus 2yan1 5t 1ubba1 623 52 569 5s 4le 6s 71 2ceta 3karoo 4er 5t 5ye 7s 4ley 4shot 4whea 2dapest 3dah 4ha
4ie 6s 4y1 623 52 5boy 5dog 5s 3gie 3light 5te 3man 3weise 8r 2ffalo 71 4et 6t 4y1 3ord 2gger 3man 2ilder 5ing 2kkake
3owski 2lldog 71 7s 4et 6in 4frog 4it 4seye 5hit 2mble 3mer 3per 2nghole 4le 3ker 3nie 6s 4y1 2rger 5ss 3ner 4ing 4out
3rito 3ton 2shido 3iness 3ted 5r 61 72 4le 2tch1 5er 3kus 3ler 3ter 6cu 8p 6fl 8y 6s 4fuck 4head 5ole 4man 4on 6s 2zzard
4er 1ynthytn 2teme 0c2h5oh 1abbage 3ernet 3ron 2ctus 2dillac 2esar 2fc91 2itlin 5yn 2lendar 3gary 3ibra 4co 4ente 4forn
8ia 4gula 4mero 3laway 4ie 5ng 5sto 4um 3vin 61 3ypso 2maro 61 6ss 3ber 4iami 4ridg 3den 3e11 4l1 5ot 5s 5toe 4ra 5o 61
6n 71 3ila 5la 6e 3pbell 4er 4ing 4us 2nada 61 5ian 4ry 3cel 5r 4un 3dace 4ice 5es 4le 4y1 5ass 5man 3ine 3nabis 4ibal
4on 3ton 6a 77 5r 3uck 6s 3yon 2pcom 3ecod 4town 3ital 7s 3oeira 4ne 3rice 6or 8n 3slock 3tain 71 2racas 4mel 4van 3bon
3diff 5nal 8s 3e1839 4bear 3ina 3ling 5sle 5to 7s 4os 61 4ton 3man 4el 5n 5x2 4ine 3nage 4ival 3ola 5e 5in 7a 7e 5yn
3pedie 8m 5nte 5t 3rera 4ie 4oll 5t 6s 3son 4ten 3ter 4man 71 4oon 7s 3ver 2sablanca 4nova 3cade 3erta 4y1 3hew 4flow
4mone 8y 3ino 3per 61 3sandr 8a 4idy 5e 3ter 4illo 4le 4or 4ro 2t123 3alina 3ch22 5er 3dog 3fight 5sh 4ood 3herin 8e
3man 3nip 3tle 3woman 2ught 3tion 2valier 3eman 2yman 1br600 3900 6rr 1cbill 1dtnbr 4kfyf 1easar 2cile 5ia 2dric
2lebrity 4ron 4ste 3ica 4na 5e 3tic 6s 2ment 2nter 4ral 4ury 2rberus 3ebus 2sare 3sna 2vthrb 1fitymrf 2vceyu 1gfhnfr
1hachi 3dwick 3ins 6aw 4rman 3lleng 3mber 7s 4p1 5ion 5s 3nce 4dler 5ra 4el 4ge 6d 6me 6s 5o 4nel 4tal 3os1 3pman 4py
3rge 6r 7s 4isma 5ty 4le 6ne 6s 71 6y 5i 6e 71 72 5ott 8e 5ton 5y 4med 4on 4ter 3se1 5r 3teau 3vez 2eater 3cker 7s 5mat
3ddar 3eba 4ch 4ks 5y 4rleaers 5s 4se 61 5y 4tah 3lle 4se 6a 71 3mical 5st 3rie 4okee 4ries 5y 4yl 3shire 4sie 4ter 71
5nut 3velle 4role 8t 4y1 5s 610 3wbacc 4ie 3yenne 2iara 3cago 71 4hi 4ken 71 7s 7wing101 5s 3ef1 5s 3ldren 4li 6n 5y
3mera 3nchin 4ese 4gon 4ook 3pmunk 4per 5y 3quita 3town 3vas 2loe1 2ocha 4olat 8e 3ice 3och 6oo 3pin 4per 71 3uchou
3wchow 2ris1 623 5bln 5s 6y 5t 6a 6i 7a 8n 7e 7n 8a 8e 6ma 8s 6o 7p 8he 9er 6y 3ome 4nic 5o 3ysler 2uang 3bby 3ck1 5ie
5les 5y 3nky 3rch 6il 1iaociao 2ccio 3ero 2gars 2nder 4y1 3ema 3namon 2rcle 4us 3rus 2tadel 4tion 3izen 3roen 4us 2vicsi
4lwar 1jkysirj 4wt 2ytxrf 1laire 3ncy 3pton 3rence 4inet 5ssa 4ke 3ssic 7s 3ude 5i 6a 71 6o 3ymore 4ton 2eaner 3mens 6t
7e 4son 3opatr 8a 3velan 8d 5r 2ifford 4ton 3max 4ber 5ing 3nton 3pper 7s 3toris 2ose-up 5r 3ud9 5s 5y 3ver 4is 3wns
2ueless 3tch 1nfkrth 3ybckfd 1oaster 2bain 4lt 3ra1 5427 5s 2cacol 7a 4ine 3ker 4suck 8er 3onut 2dered 2ffee 6s 2hiba
2ldbeer 4play 3eman 3lect 5en 5ge 4ie 5n 6s 3nago 3ombia 4nel 5ial 4rado 5s 3t45 4on 4rane 3umbia 6us 2manche 3bat 3cast
3edy 4in 4on 4ts 3fort 3icbookdb 5s 4ng 3mand 7e 8r 7o 4on 3pact 5ny 5q 61 5ss 4lete 4ton 4ute 7r 81 2ncord 7e 4rete
3dom 5r 3firm 4used 3nect 5r 4ie 4or 3over 3quest 3rad 3stant 4ult 5mer 3tact 4ent 5st 4inue 4ortionist 5ur 4ra 6ct 5ol
3verse 3way 2ochie 3kie 61 6s 5ng 3l12 63 4cat 5ool 4dude 4er 4guy 4hand 4io 4man 4ness 3per 61 3ter 2penhag 3per 2razo
6n 3bin 3ina 5na 6e 3leone 3ndog 4elia 6l 5r 4hole 4wall 3olla 4na 3rado 3sair 3tez 3vet07 6te 3win 2smic 4o1 5s 3tanza
4ello 3worth 2ttage 4on 2ugar 6s 3nter 5ry 5y 3ples 3rage 4tney 3sin 2ventry 2wboy 61 6s 71 3girl 2yote 1racker 7s 3mps
3ppy 3sh1 3ven 4ing 3wford 3zy1 5bab 5man 2eampie 5y 4te 5ion 6ve 5or 5ure 3dit 3eper 7s 3scent 2icket 71 3minal 4son
3spy 4tian 6n 7a 3tter 2jhgbjy 2omwell 3sby 2uise 6r 3mbs 3nch 3sader 4her 4ty 2ysis 4tal 71 1syekz 3jxtr 1thtuf 3ulhu
4tq 2rhtn 1ubbies 3swin 2cumber 2ddles 2ervo 2linary 3len 2mmer 4ing 6s 3shot 4lut 2pcake 2rious 3tis 2stard 4er 4om 6er
2tiepie 3lass 3ter 1vthnm 1xfcnmt 1ybersex 3org 2clone 7s 5ps 2gnus 6x1 2nthia 2pher 3ress 4us 2rano 0dabears 3omb 3ulls
2ddy1 5o 5s 2edalus 3mon 3woo 2gger 3mar 3obert 2isey 4y1 5dog 2kota 61 2lejr 3las 61 622 3she 3ton 2mage 3ian 4en 3mit
3nit 2n123 3cer 61 4ing 3ger 6ous 3iel 61 72 6a 6e 6l 7a 7e 6s 4il 4la 5ka 4sh 3ny1 5boy 3te1 3zig 2phne 2redevi 8l 3ian
4na 4us 3kange 8l 4elf 4lord 4man 4ness 4one 4side 5tar 3lene 4ing 3rel 6l 5n 4yl 3thvad 3win 2sani 3her 2tsun 2ughter
2vedave 3id1 623 5e 5s 6on 4es 4nci 2wson 2ydream 3light 3ton 6a 1bnfkbr 2rnjh 6bz 1eacon 3dhead 4ly 4man 4pool 4spin
3ler 3nna 3th1 5666 5note 5s 2bbie 3ora 6h 2cember 3imal 3ker 2edee 3jay 3per 4throat 3rhunt 3znuts 7z 2fault 3ender 5se
3iant 3tones 2javu 2laney 4ware 3boy 3ete 3fin 3ight 4lah 3ldell 3mar 3phi 6ne 4iero 3ta1 5s 3uxe 2mon1 5666 5s 3psey
2nali 3ied 4ro 4s1 5e 5ka 3mark 3nis 3sity 3tal 4ist 3ver 2peche 3uty 2rparol 3rick 2scent 3ert 3ign 6er 4re 6e 3kjet
4top 3mond 3tin 6y 71 4roy 7er 2tect 3roit 71 2utsch 2vil1 5666 5dog 5le 5man 5s 4ne 2walt 2xter 1fcbkbcf 6q 2hdfhf
2kthbz 5f 4ynby 8f 2vgbh 2ytxrf 1harma 1iablo 61 62 3log 3mante 4on 6d 71 7s 3na1 4na 5e 3per 6s 2ckdick 4ens 5r 4head
4ie 2dier 2ehard 3sel 3tcoke 4er 2gger 4ler 3imon 4tal 71 2lbert 71 3ligaf 4on 2ma123 5995 4dima 3itri 3ples 2namo 4ra
3dom 3ero 3gbat 4dong 4er 4le 3ner 3osaur 2plomat 3per 3set 4hit 4tick 2rect 6or 3tbike 4y1 5dog 2sabled 4ster 3cover 8y
4us 3ney 61 2ver1 5s 3ine 5g 3orce 2xie1 1jango 1kflbckfd 5r 5vbh 1mitriy 1nsadm 1oberman 2ctor 2dge1 5r 6am 6s 71 2g123
3bert 4one 5y 3cat 3face 5rt 4ood 3ger 4ie 6s 4y1 3house 3man 4eat 3pound 3shit 3wood 2itnow 2ktor 2lemite 3lar 6s 3ores
3phin 71 7s 2main 3enico 3ingo 5i 6c 7k 6k 7a 6on 6qu 8e 5o 2nald 3juan 3key 3na1 4er 4ie 3ovan 3tknow 3uts 2obie 3dle
6s 3fus 3gie 3kie 3ley 3msday 2rado 3een 3ian 3othy 3tmund 2tcom 3tie 2uble 6d 3che 3gal 4hboy 5nut 4ie 4las 71 2wner
4hill 4load 4town 1racula 3g0n 4on 601 61 72 83 669 6ba 8ll 9lz 6fl 8y 6s 5on 4ster 3kon 3ven 2eamcas 8t 5er 5ing 5s
3sden 2ifter 3ller 3ven 5r 3zzt 2oopy 3wssap 2pepper 2ummer 71 2ywall 1thjybrf 2kjcbgtl 2xyjcnm 1ublin 2cati 3hess
3kduck 4ie 4man 2dedude 4man 3ley 2ffer 4man 2keduke 2mbass 2nbar 3can 3dee 3geon 3hill 3lop 2pont 2racell 4ngo 3ham
2ster 4in 4y1 2tchess 5man 1wayne 2ight 1ylan1 2namic 6te 5o 4sty 0eagle1 52 5s 61 2rnhard 3thlin 8k 2ster 6n 4on 4side
4wood 2ting 3me1 5now 3pussy 3shit 1clipse 71 2uador 1dcrfv 2die1 2ison 3tor 2monton 2uard 6o 2ward 61 6s 1eyore 1gghead
3man 3plant 2orka 1ighteen 2leen 2nstein 1jaculation 1katerina 2mzyf 1laine 2camino 2diablo 3orado 2eanor 3ctra 6ic 6o
7n 3fant 3ment 7s 3onora 3phant 3vator 4en 2ijah 3sabet 3zabet 8h 5veta 2liot 6t 2mira 2odie 3ise 2paso 2vira 4s1 5p
2way7 3ood 1manuel 2balmer 2erald 4son 2ilia 5e 5o 4y1 3nem 2manuel 3ett 3itt 2peror 3ire 61 1ncore 2ergy 2forcer 2gage
3ine 6er 3land 71 4ish 2igma 2rico 4que 2ter1 5me 5now 5pri 8se 5s 3rance 4opy 2velope 1psilon 1quinox 1raser 2ection
2icsson 2nest 6o 2otic 6a 2rors 1scalade 4pe 3orpio 5t 2kimo 2pana 3resso 4it 2quire 2tate 3eban 4lle 3her 3rell 7a
1ternal 5ity 2han1 1uclid 2gene 2nice 2phoria 2reka 3opa 5e 1vanescence 4geli 8on 2elyn 3rest 5tt 4last 4ton 2geniy
2ilone 2olutio 8n 1xcalibu 8r 3ess 3hange 3ite 2eter 2igen 6t 2odus 3tic 2perience 9ed 5t 3lore 7r 3ort 3ress 2tensa
3reme 1zekiel 0f00tball 1abian 4enn 3ric 3ulous 2cebook 3ial 3tory 2ggot 2irlane 3th1 5ful 2lcon 61 6s 3len 4ing 4on 5ut
2mily 3ous 2ndango 3tasia 7es 6ti 6y 71 4om 6as 2raon 3ida 3ley 3mboy 4er 3scape 4ide 2shion 3tball 4er 2tass 3boy 3cat
3her 3ima 3man 2vorite 82 86 1duecn 1earless 3ther 7s 2bruary 2deral 5ico 2elgood 2licia 4ne 4pe 4x1 3latio 4ow 2male 6s
2nder 61 3ris 3way 2rgie 4us 6on 3nand 7a 7e 7o 3rari 71 4et 4is 2ster 4ival 4us 2tish 1ghtkm 2tkmcby 1hctybq 2ntvrf
2vfutljy 1icken 3tion 2ddle 3elio 6ty 2elds 3sta 2garo 3hter 5ing 3ure 2lter 4hy 2nalfantasy 5ly 4nce 3der 3ger 6s 3ish
3land 2reball 5ird 5lad 4dog 4figh 6re 5ly 5ox 4hawk 4man 71 4nze 4storm 4wall 2scher 3hbone 4cake 4er 6ma 8n 5s 4fish
4head 4in 6g 71 4man 4on 4tank 3ter 4ing 2tness 3ter 2vestar 1kbyjxrf 2trcfylh 9f 5tq 3yrf 1lamengo 5s 4ingo 3nders 4ker
3sh1 5er 5man 3thead 4ron 2eming 3tch 6er 3xible 2icks 3ght 3pflop 4per 71 2oppy 3rence 5s 4ian 5da 71 3under 3wer 61 62
6s 2uffy 2vbybcnhfnjh 2yboy 3ers 688 3fish 3ing 1ollow 2obar 3lish 3tbal 7l 81 4job 4man 2rall 3bes 3df150 5350 4truc
3eplay 4skin 5t 6er 4ve 6r 71 3fun 3get 6it 4ot 3life 3mat 4ula 71 3rest 3saken 4berg 3tress 4una 6e 3ward 3you 2ssil
3ter 6s 2untain 2wler 2xfire 3trot 3ylady 2zzie 1raggle 3nce 6s 7c 8o 5i 6ne 6s 7c 8o 5o 6is 4k1 5ie 71 5lin 5s 5y 3ser
3zier 2eaked 5s 5y 3ckles 3ddie 5y 61 4eric 8k 7k 4fred 4rick 3ebird 4do 6m 71 72 4fall 5ree 4man 4pass 5orn 4sex 5tyle
4user 4way 5ill 4ze 3nch 6ie 6y 3sno 2iday 613 3end 6ly 6s 71 7ter 3ght 3nge 3sbee 4co 4ky 2odo1 3gfrog 4ger 5ie 5y 4man
3nt242 5ier 3sch 4ty 3zen 2uitbat 5y 1ubar1 2ck123 469 4_inside 4ed 5r 61 6s 4face 5uck 4head 6r 4in 6g 6side 5t 4me 61
62 669 4off 71 4this 4u2 4yo 6u 71 72 2gazi 2jifilm 4tsu 2lham 3lback 4er 4moon 2nction 3gus 3ny1 3stuff 3time 7s 2rball
2sion 3sball 2tbol 3urama 5e 3yn007 2zzball 4y1 1yfcnfcbz 3njkbq 2lhtq 2njirf 2txrf 2utkbyf 5jxtr 1zappa 0gabber 4y1
3rie 6l 71 7a 7e 7l 8e 2dget 2garin 3ged 4ing 2lant 4ry 4xy 3ileo 4na 3laries 3ore 3way 2mbit 4le 6r 3eboy 4cock 5ube
4over 2ndalf 71 3esh 3gbang 8ed 4sta 6er 3nibal 2rage 3bage 3cia 3den 4ner 3eth 3field 3goyle 3ion 3land 4ic 3ner 5t
3ret 6t 4ison 2sman 3ton 2teway 71 72 3or1 5ade 5s 61 3sby 2ucho 2wker 2yboy 3lord 3men 1bhfvblf 2pltw 1dtrfb 1eezer
2gcbr 2heim 2mini 61 2neral 71 7s 5ic 4sis 71 4va 3ius 3tle 2offrey 3rge 61 5ia 71 6e 6na 2rald 4rd 3ber 4il 3hard 3man
6y 3onimo 3rard 3trude 2sperrt 2tlost 3money 3off 4ut 3some 3ting 1fgfvfvf 2hjdjp 4km 61 723 6gfhjkm 2ynthf 1hbdtn 6123
6br 6dctv 6rfrltkf 3lehjr 3rjk 3ywtccf 2etto 2hh47hj7649 2jcnbnenrf 5j 6gfhjkm 6nfr 6q 3uhfvvf 2ost1 5rider 5s 1ianluca
4ni 4ts 61 2bson 61 2deon 3get 2gabyte 3gle 6s 2lbert 3les 4ian 5gan 3more 2nger 61 2orgi 6o 3vanna 7i 2raffe 3lie 6s
4s1 2ulia 3seppe 2veme 2zmo1 5do 71 5s 3zmo 1jkbyf 1lacier 3diato 8r 4ys 3mour 3sgow 4ses 2enda 6le 2itter 2obal 4us
3ria 3ver 5s 1money 1n56gn56 1oalie 3rmy 3way 2bears 3lin 4ue 3ucks 2cats 3ubs 2dawgs 3bless 3dess 3fathe 8r 3iva 3like
3smack 4peed 3zilla 2fast 3ish 3orit 2gators 2home 2irish 2ldberg 4en 61 6ey 8e 4fing 6sh 4ie 4star 4wing 3fball 4er 61
4golf 5ti 4ing 4nut 4pro 3iath 3lum 2navy 3zales 7z 4o1 2ober 3d123654 4boy 5ye 4day 4girl 4ie 4luck 4man 4time 4year
3fball 4y1 3gle 61 3ner 3se1 2pher 2rdon 624 3geous 3illa 2tcha 3enks 3ham 4ic 3milk 3ohell 3ribe 2vols 1race1 4ie
3duate 3ham 3mma 3nada 4dam 5e 5ma 5pa 4ite 4ny 3pes 4hics 3teful 4is 3ves 4ity 3yson 4wolf 2ease 4t1 5est 5one 3ece
4disgood 5y 4n1 623 5bay 5day 5e 5man 5s 5tea 3gor 6y 71 3mlin 3ndel 3tchen 4zky 3ywolf 2iffey 5in 6th 3mace 3nch 4der
4go 3sha 3zzly 2omit 3ove 5y 3ucho 4nd 4pd2013 5s 3ver 2umpy 2yphon 1sxr1000 4750 1thcbr 2nhjdbx 1uardian 2illaum 5erm
3ness 4ness 3tar 61 6s 2lnara 2ndam 3nar 4er 6s 3ther 2stav 6o 2tter 2yver 1ymnast 0habibi 2cked 5r 6s 4ing 2ggis 2iley
3rball 2l9000 3flife 3ifax 3lie 4o123 5wee 8n 2mbone 4urg 3ilton 4sh 3let 3mer 61 6s 4ond 3per 4ton 3ster 2ncock 3dbag
6ll 4some 4yman 3nah 61 4es 4ibal 3sen 4ol 6o 5n 3uman 2ppines 8s 4y1 623 52 5day 5man 2rald 3bor 3core 3dball 4cock 6re
4dick 4er 4on 6e 4rock 4ware 5ood 3lem 5y 61 3man 4on 6y 3old 3per 4oon 3rier 6t 5s 6on 4y1 5potter 3tford 3vard 4est 5y
2ssan 3tings 2tred 3ter 4ie 4rick 2vana 3efun 3ing 2waii 650 6an 3keye 7s 4ins 3thorn 2yabusa 3den 3ley 2zard 1ealth
3rts 3ter 4her 71 3ven 6ly 2ckfy 3tor 2dgehog 2eled 2idi1 3neken 4rich 2jsan 2lena 5e 3ios 4um 3las 4boy 4fire 4no 4o1
62 73 52 5kitty 5o 5s 4sing 4yeah 3met 4ut 3per 4me 3sinki 2mlock 2ndrix 3rik 4y1 3tai 2rbert 4ie 3cules 3ewego 3itage
3man 4es 3oes 3ring 3shey 2soyam 3ter 2tfield 2witt 3lett 2ynow 3you 1fljcnm 2ytnrb 1idden 2ggins 3hbury 4er 4heel 4land
8er 5ife 4way 2king 2lary 3lary 4bill 4side 4top 3ton 2phop 3pie 2story 2tachi 3here 3ler 3man 2ziad 1jccbz 2vfirf
1obart 3bes 4it 2ckey 61 2ffman 2gtied 2kies 2lden 3ein1 3ger 3iday 7s 3land 4ie 4ow 4y1 5woo 8d 3mes 3ycow 4shit 2meboy
5rew 4ly 4made 4page 4r1 5j 5s 5un 4work 2nda1 5cbr 5s 4uras 3est 6y 4y1 5bee 6un 5s 3gkong 3olulu 2ochie 3kem 5r 6s 4up
3ligan 3per 3sier 7s 3ter 6s 71 4ie 3ver 3yah 2peful 4less 3kins 3per 2race 4tio 3izon 3ndog 4et 6s 5y 4y1 3ror 3se1
5man 6en 5s 3ton 2spital 2tass 3box 5y 3dog 3girl 7s 3lips 3mama 3one 3pussy 3rats 4ed 4od 3sex 4hot 4pur 4tuff 3test
4ie 6s 2udini 3nddog 3se1 5s 5wifes 4ton 71 2ward 3ell 1tubcnhfwbz 1ubert 2dson 2getits 3hes 3oboss 2mbug 3mel 5r 3phrey
2ngry 3ter 61 72 4ing 2rley 3rican 8e 2sband 3ker 6s 71 4ies 3tle 6r 1ybrid 2drogen 2perion 2undai 0iamgod 1b6ub9 2anez
2rahim 1carus 2eberg 3cold 4ream 4ube 3house 3land 3man 61 2u812 1defix 2ontkno 8w 2unno 1forget 5ot 1guana 1hateyou
1iyama 1jrjkfl 1likeit 5pie 2lini 5ois 3matic 3usion 2ovegod 5me 5pussy 5sex 5u 5yo 7u 81 82 2ya1234 1magine 3tion
2mortal 2pact 4la 3erial 3lants 3reza 3ulse 2theman 1ncubus 2dain 3ia123 5n 6a 6s 4go 4ra 2famous 4ntry 3ected 4rno
3initi 7y 3ormation 2grid 2love 2nocent 2sane 5ity 3ecure 4rt 3ide 4ght 3omnia 3piron 3tall 5nt 4inct 2tegra 7l 4racial
5course 5est 5nal 6e 7t 3repid 4uder 2uyasha 2vest 1omega 1phone 2swich 1reland 71 2inka 3sh1 5ka 5man 4ka 2onmaiden 6n
2ving 1sabel 6l 7a 7e 3iah 2cool 2land 6er 2mail 2rael 2sues 2tanbul 3heman 1talia 6n 7o 2isme 1vanov 6a 2erson 73
1wantu 0j3qq4h7h2v 1abber 3roni 2chin 3kal 5ss 71 4et 4ie 61 4jack 4off 4pot 4son 71 75 3ob1 5s 3ques 2eger 2gger 3uar
61 6s 2karta 3ejake 2maica 3es007 51 623 5bon 8d 5on 5s 3ie1 3mer 4in 2nelle 3ice 4ne 3uary 2panees 6se 2rhead 3rett 4od
3vis 2smin 6e 71 3on1 5s 3per 61 2velin 3ier 2ybird 3den 3hawk 7s 3son 2zzman 1eanette 4ne 5ie 2diknig 2eper 6s 4ster
2fferso 8n 6y 4rey 71 2hovah 2llybea 8n 2nifer 3kins 3naj 4ie 5fe 7r 81 5ngs 4y1 3sen 2remiah 5y 61 3icho 3koff 3maine
3ome 3ry1 3sey 2sper 3se1 4ic 6a 71 72 5e 3ter 3us1 623 5777 2ter2 3hro 3ski 2well 5s 3ish 2zebel 1iggaman 2llian 2mbeam
4o1 5b 3mie 4y1 5s 2ngle 6s 1ktxrf 3ymrf 1oanna 5e 2celyn 3key 2e123 3bob 3cool 3joe 3lle 3mama 2hann 6a 6es 3n123 4316
4boy 4cena 4deer 5oe 4galt 4john 4nie 5y 61 65 4son 71 5ton 2ker1 5s 2lene 2mama 2natha 7n 6on 3boy 3es1 5y 2rdan 61 62
73 4on 2seph 61 6in 8e 3hua 61 3iah 2urney 2ystick 1rcfyf 1sbach 1uanita 2bilee 2dith 2ggalo 3head 2lia1 5n 6a 4e1 5n 5t
6te 4us 2manji 3per 2nebug 3gle 3ior 61 4per 3kie 4mail 2piter 71 72 2rassic 2st4fun 5me 4doit 4ice 71 5n 61 6bieber 6e
4me 4us 2ventus 0k.lvbkf 1aboom 2hlua 3una 2iser 3tlyn 2karot 4shi 6ka 3tus 2lina 2masutra 3ikadze 6ze 4la 5la 2ngaroo
3sas 2rachi 4mba 4oke 4te 3eem 4n1 3ina 5e 3olina 2shmir 3per 2tana 4rina 3elyn 4rina 3herin 8e 4leen 4ryn 4y1 3ie1 3rin
6a 2vkaz 2wasaki 2ylee 5igh 2zantip 1cchiefs 2j9wx5n 1eegan 3nan 3per 4out 2isha 3th1 2ller 5y 4ie 4y1 3sey 3vin 2ndall
4ra 3nedy 5th 71 4wort 4y1 3obi 3shin 3tucky 3wood 5rth 3zie 2rmit 3nel 3ouac 3stin 2strel 2vin1 2yboard 3stone 3west
1fcnjxrf 2gjxrf 2hbcf 1ickass 4er 4flip 4sass 2dney 3rock 2eran 2kimora 2llbill 4er 61 72 83 6s 4ian 4joy 4kill 4me 3roy
2mball 4er 6ly 3mie 2nder 3gdom 4fish 4king 5ong 4pin 4ston 2pper 2rill 3kland 3sten 5y 2smet 3ses 4ing 4kiss 4me 5yas
8s 2tchen 3eboy 3kat 3ten 6s 4ie 6s 4y1 5cat 5kat 5s 1jkszpj 2rjvjnbd 1laste 6r 2eopatra 2ingon 3zma 2ondike 1nickerless
7s 5s 3ght 61 6s 2ockers 3pka 2uckles 1odiak 2komo 2lbasa 3eso 3obok 4kol 2modo 3puter 2nstantin 3takt 4ol 3yor 2okie
3laid 2rdell1 3ean 3oleva 4va 2shka 3mos 3tya 2taku 3enok 1raken 3mer 3sotka 2ishna 4sy 4ta 5en 71 5i 6an 6e 6n 71 7a 7e
5y 2okodil 3lik 3nos 2usty 2ypto 6n 3stal 1senia 2usha 1tyjxrf 1ubrick 2ngfu 2rtis 0l3tm31n 1abrador 3tec 2coste 3rimosa
4osse 2dder 4ie 3ies 3yboy 5ug 2etitia 2gnaf 3una 2hore 2kers 61 4side 4wood 3ota 3shmi 2lakers 2mbchop 4da 4ert
4orghini 3ont 2ncelot 5r 4ia 3der 4mark 4on 4rove 3sing 3tern 2pochka 3top 2risa 5sa 3kin 3ry1 3sen 4on 2ser1 5jet 3sie
3vega 7s 2tina 6s 5o 2ughing 3ra1 4el 5n 61 6ce 6t 4ie 2valamp 2wman 3rence 3son 3yer 2zarus 1eader 3nne 3ther
3vemealone 5s 2banon 3owski 2dzep 2eann 3dsutd 3loo 2ft4dead 2gacy 3end 6a 6s 3ion 3man 3olas 2hjxrf 2inad 2kker 2land
2mans 3mein 3onade 5s 2nnon 5x 3ochka 2onard 7o 4id 6as 5e 3pard 4old 2sbain 4ian 7s 4os 3ley 4ie 3paul 3tat 4er 2tme1n
5i 6n 71 72 7n 5see 3sdoit 4fuck 4go 3ter 2xmark 3us1 1fitymrf 2ybbk 4kf 1hfrjy 1ibero 5tad 6y 71 3ido 3rary 2cker 4ing
5t 4me 2fehack 4time 2ght1 5er 5hou 8se 5ing 5nin 8g 5s 2lbit 3ian 6a 4th 4ya 3lian 5e 3man 3wayne 2mewire 3ited 2ncoln
71 3da1 4en 4ros 4say 5ey 3eage 72 3gerie 3kin 2onel 5ss 4hear 8t 4king 2pstick 3ton 2quid 2salisa 3enok 3ten 5r 2thium
3tle 61 2velife 4rpoo 8l 91 4wire 3ing 2zard 3zard 4ie 1jxtymrf 1lamas 1oaded 5r 2bster 2ckdown 4erroom 4out 3oloco 3ust
4tus 2gan1 3ger 3itech 2kiloki 3omotiv 2l123 645 3ipop 4ta 3lipop 4ol 4ypop 2ndon 61 3ely 4some 5tar 4wolf 3gbow 4dong
4er 4hair 5orn 4john 4shot 3nie 2oker 4in 6g 4out 3mis 3ney 3ser 2rena 5zo 4tta 3ien 3raine 2sangeles 3er1 5s 2ttie 3us1
2uise 3lou 3rdes 2ve12 63 74 469 4bug 4hate 4is 5t 4joy 4less 5ife 5ove 5y 4me 4r1 5boy 5man 5s 4sex 4ya 5ou 3ing 2well
3rider 2yola 1tkmaby 2ybcrf 1ucas1 3ian 6o 4fer 4lle 3ky1 623 63 57 5dog 5me 5one 5s 2dacris 3mila 3wig 2mber 3ina
2natic 3chbox 2ther 2x2000 1vbnhbq 1ynette 0m12345 66 1acaco 4roni 3beth 3daddy 3gyver 3hine 3intos 3kie 3leod 3man
3ross 2dagaskar 4la11 3cat 4ow 3den 4ie 4og 3eline 3ina 4son 71 3man 5x 3ness 3onna 71 3rid 2estro 2gazine 3dalena 3elan
5lan 4nta 3gie 61 4ot 3ic1 623 532 5al 5ian 5k 5man 3net 6o 4olia 4um 5s 3pie 6s 2halo 3ler 2iden 3lcreated5240 4man 4ru
3nland 3son 2jestic 2kaka 4veli 4yla 3eitso 3sim 6ka 2lachi 4ka 4ysia 3colm 3ibu 4ce 4ka 4na 5ka 4sh 3lard 4orca 6y
4rats 3one 2ma123 4cita 4mia 4papa 3moth 3ochka 2nager 71 3chest 8er 4ity 3darin 4ingo 4rake 4y1 3fred 3gos 3iac 4la
3kind 3nheim 4ing 3olo 4war 3son 3tis 4le 4ra 3uel 6a 4nited 4td 2radona 4thon 4uder 3ble 6s 3cel 6a 6la 7o 6o 4ia 5n
5us2 4os 4us 3garet 6it 8a 4ie 4ot 3ia1 5h 5m 5n 6a 6na 7e 4e1 5l 4juan 8a 4ka 4lyn 4na 5e 61 6r 7s 6s 71 5o 613 4o1 566
5n 4posa 4sa 5sa 4us 4ya 3jorie 3ker 5t 4ie 5z 4mark 4us 3lboro 4ene 5y 61 4in 6s 4on 3quis 3riage 5ed 3seill 8e 4ha 6l
7l 3tha 4ian 5n 61 6a 6e 7z 6i 4y1 3vel 4in 3yam 5nn 4jane 4land 4mary 2samune 3erati 3h4077 4ka 3on1 3sage 4ey 4imo 5ve
3ter 61 72 6bate 9ing 6mind 6p 6s 4urbation 2tador 3chbox 3hew 4ias 3ilda 4sse 3rix 61 3teo 4he 6w 71 7s 5ias 4ie 3ure
2ureen 4ice 6i 5zio 2veric 7k 2x123 3333 3dog 3ell 3ima 5e 5ka 5o 5um 6s 4ne 3max 3payne 4ower 3well 71 3xxx 2yday 3hem
3nard 2zafaka 3da3 623 56 626 5rx7 1cdonald 2kenzie 2laren 1eadow 3gan 3tball 4head 4loaf 2chanic 2dic1 5al 5ine 4na 4on
3usa 3ved 2gadeth 4man 4n1 5e 4pass 4tron 3gie 3han 2ister 2lani 6e 71 3ina 5da 4sa 5s 6a 71 3lon 5w 3ody 4ns 3rose 3vin
2mber 3orex 5y 3phis 2nace 3doza 3tal 4hol 4or 2only 3wmeow 2phisto 2rcede 7s 5r 4hant 4ury 71 3edith 3idian 3lin 61 4ot
3maid 3rill 3sedes 2ssenger 4iah 2t2002 3al1 5l 6ic 8a 91 3eor 3hod 5s 3roid 2xican 5o 1iami1 2chae 6l 71 72 7a 7s 5l
4eal 5l 6e 71 6l 7e 81 4igan 3key 61 3rolab 5n 5phone 5sof 8t 2ddle 3get 3land 3night 5te 3ori 3way 2erda 2ghty 3uel
2hail 2kado 4el 3e123 74 423 469 4mike 4y1 3kel 2lamber 4na 5o 3dred 3ena 4s1 3itary 3kman 4yway 3lenium 5r 61 4ie 5on
7s 4wall 3ton 2mosa 2necraft 4mine 4rva 3gus 3ime 5oni 4stry 3nesot 8a 4ie 2racle 4ge 4nda 3iam 3ror 2schief 3ery 3fit
699 6s 3hka 3iek 3ses 4ie 5on 5ssi 8ppi 4ouri 4y1 3ter 4ress 4y1 2tchell 3tens 2zuno 3zou 1jolnir 1obile 3ydick 2dels
6ne 4na 4rn 2gwai 2hamed 5mad 6ed 4wk 2jojojo 2llie 4y1 623 5dog 3oko 3son 2mdad 3my1 3oney 2naco 4lisa 4rch 3day 4eo
3ey1 62 73 52 5man 5s 3goose 3ica 61 4es 4ka 4que 4tor 3key 61 72 62 669 6bo 8y 6s 3olith 4poly 3roe 3ste 6r 71 7s 3tag
5na 71 4ecar 5rey 4gom240 4oya 4real 5ose 4y1 2ochie 4ow 3kie 3moo 3nbeam 4dog 4ey 4ligh 8t 4man 4shin 3se1 5s 2rales
3dor 3ena 5o 3gan 61 6a 4oth 3itz 3ning 3pheus 3ris 6on 4ow 6ind 3tal 4en 4gage 4icia 5mer 5s 4on 2scow 3kva 2tdepasse
3her 61 6fucker 6lode 6s 3ion 3ley 3ocros 8s 4rola 4wn 2untain 3se1 5r 5s 5y 2vies 2zart 1udvayne 2fasa 3fin 61 6s
2hammad 2lder 3let 4igan 3tiplelo 2nchkin 3ich 3ster 2ppet 2rder 3phy 61 3ray 3zik 2sashi 3chi 4le 6s 3hroom 3ic1 5a 6l
5ian 5man 3lim 3tafa 5n 6g 71 72 75 76 7s 5rd 2tant 3ley 3ter 1y3sons 2baby 2dick 2friend 2girl 6s 2kids 2life 3ove
2name 6is 2pass 6word 3orn 2rtle 2self 3pace 71 3tery 4ic 2time 2world 2xworld 0nachos 2dejda 3ine 2maste 2ncy1 623 3ook
2palm 4ss 3oleon 5i 3ster 2rnia 3uto 2scar 61 624 3sau 3tena 6ka 4ia 4y1 5a 2taha 4li 6a 6e 71 5y 6a 4scha 5ha 71 3chez
3edogg 3halie 5n 61 6ie 8l 3ion 6al 4ve 3ural 5e 2ughty 71 3tica 5lus 2vajo 3igator 3yseal 2zgul 1bvjatq 1cc1701 7a 7d
7e 374656 1e1469 2braska 3ula 2edle 6s 2gative 2llie 3son 2mesis 3rac58 2ptune 2rmal 2stle 4or 2tscape 3work 2utron
2vada 3ermin 8d 6ore 4ts 3ille 2wark 3bie 3castl 8e 3life 3man 3ness 3one 4rder 3pass 76 4ort 4roject2004 3start 3ton
3user 3year 4ork 71 2xtel 3us6 1fhfrfy 2nmzyf 2ytxrf 1guyen 1iceass 4guy 4tits 3holas 6e 3kel 4ie 3ola 6s 5e 61 2elsen
2geria 3ger 61 6s 3htmar 8e 5owl 5s 5win 7sh 2kita 5os 3ki1 3ola 6i 6s 6y 2mbus 3itz 3rod 2neball 4inch 4rs 4teen 3ja1
5s 3tendo 2pper 4le 6s 2rvana 71 2ssan 61 2tram 3tany 1obody 2cturne 2elle 2fear 2kia1 623 55130 6530 6800 56233 6300
5n73 2les1 3imit 2more 2name 6123 3enone 3stop 2odle 6s 3kie 2pass 6word 2rbert 3een 3folk 3mal 5n 6dy 3ris 3thern 4on
3way 4ich 4ood 2sferatu 3tromo 2tebook 3hing 71 3now 3redam 3used 2unours 2vell 4mber 1thvbyfnjh 2ktajy 4dbpjh 1uclear
2dist 4ty 2gget 6s 2mber 61 2rlan 3ses 4ing 2tmeg 3ter 6tools 1wo4life 1ygiants 2jets 2lons 2mets 3pho 0oakland 4ey
3tree 2tmeal 1belix 3ron 2iwan 2jects 2livion 2sidian 1ceans 3lot 2tober 4pus 1dessa 2yssey 1ffice 6r 3road 3shore
4pring 1hmygod 2shit 2yeah 1icu812 2lers 1kinawa 2lahoma 2sana 1ldfart 3man 2emiss 3nka 3sya 2iver 61 4ia 5er 2ympia 6c
5us 1mega1 1nelove 3time 4wo 2ions 2line 3yme 4one 2tario 1pendoor 4it 4me 4now 4up 3rator 2helia 2iate 2tima 5ist 5us
4on 6s 1racle 3nge 61 6s 2bital 2chard 4id 2egon 2gasm 6s 2ient 3ginal 3oles 4n1 2lando 2pheus 1scar1 5s 2iris 2prey
2wald 1thello 2tawa 1u8122 53 2tback 3kast 3law 3side 7r 1verkill 4lord 1wnage 1xford 2ygen 1yster 0p0015123 2o9i8 6u7
14ssw0rd 1@ssw0rd 1a55w0rd 5ord 2cers 3ific 4no 3kard 4er 6s 71 3man 2ddle 3res 2intbal 8l 5er 5ing 3sley 2jero 2kista
7n 2lace 4din 71 3ermo 3lmall 3mer 4tree 3oma 2mela 2nama 4soni 8c 3cake 7s 4ho 3da1 5s 4ora 3head 3orama 3ter 6a 71
4her 71 7s 4ies 4yhos 3zer 2pabear 4mama 3erino 5s 3illon 4to 2radigm 6s 7e 5ox 4gon 4medi 5ore 4noid 3is1 3ker 4our
3lament 3ola 3rot 3sons 3tner 2sadena 3cal 3s123 74 4at 4code 4es 4fan 4ion 4mast 5e 4ord 4pass 5ort 4w0rd 5d 5or 71 7d
801 81 91 92 923 82 89 99 8s 7t 3tor 3word 2tches 71 3hetic 4find 3ience 3ric 6e 6i 7a 6k 71 5k 5ot 7s 4ol 3ton 2ulie 5n
6a 6e 4paul 2vement 3ilion 3lik 4ov 2xton 2yday 3ton 1diddy 2tplf 1eabody 3ce1 4hes 71 5y 4ock 3nut 61 6s 3rl1 5jam 5s
4son 3vey 2bble 6s 2cker 2ddler 2ekaboo 3per 3wee 2gasus 2lican 2ncil 3elope 4tration 3guin 71 7s 3is1 3ny1 5wis 3tagon
4hous 4ium 2ople 2pito 3per 61 6s 3si1 2rfect 71 3kins 3sian 5k 4on 6a 7l 3tinant 3vert 2ter1 5bil 5pan 5s 6on 3ite 3rov
6a 6ich 3unia 2ugeot 2yton 1hantom 71 3rao 4macy 2eonix 2ialpha 3lip 6p 7e 6s 4lies 6p 7s 5y 3sh1 2oebe 4ni 6x 71 3to1
5n 5s 2reak 2yllis 3sics 1ianoman 5s 3zza 2card 4sso 3colo 3her 3kle 6s 4up 3nic 3tere 4uers 5re 7s 6s 2erce 5ing 4re
3tro 2geon 3gies 3let 3pen 2kachu 2lgrim 3low 3ot1 5s 2mpdadd 8y 4in 6g 2nball 3eappl 8e 4tree 3gpong 3head 3kfloy 8d
4ie 4y1 3nacle 2oneer 2peline 4r1 3pen 633 4in 2ramida 4te 6s 2sces 3sed 5r 4ing 4off 3tol 5n 6s 2tbull 3cher 7s 2xies
2zdec 3za1 5hut 5man 5s 1jkjnj 1lacebo 4id 3nes 5t 4ner 4ts 3sma 4tic 7s 3tinum 4on 4ypus 3yball 5oy 71 72 4er 61 6s
4ing 4mate 4stat 8ion 4time 2ease 61 5ure 2okij 3ppy 2umber 5ing 2ymouth 1obeda 2cket 2etry 2inter 3son 4son 2kemo 6n 71
4r1 2land 4ris 3ice 4na 4sh 3lux 3niypizdec0211 3opolo 3ska 2mmes 3pey 2ncho 3tiac 2ochie 3dle 3hbear 3key 4ie 3l6123
3ntang 3p123 4er 4head 4ie 4oo 4poop 3ter 2pcorn 71 3eye 3ova 3per 4y1 3tart 2rkchop 3nking 4o1 5graphic 5s 4porn 4star
3sche 71 79 811 3tal 4er 4ia 4land 4ugal 2seidon 3itive 3sum 3tal 4er 4man 2tato 3head 3ter 2unding 2wder 3ell 4r1 623
5ful 5man 5s 1rague 3ise 3xis 3yer 6s 2eacher 3cious 3dator 3gnant 3lude 71 3mier 5um 3sario 4ent 4iden 8t 4ley 4sure
4tige 5o 6n 3tty 4zel 2iest 3mus 3nce 61 6s 7a 7s 81 4gles 4ter 5ing 3ssy 3vacy 5t 6e 71 4et 3yanka 2o100 3bes 3digy
4ucer 3file 5t 3gram 5ess 3ject 3mise 3nto 3perty 4hecy 6t 3spect 6r 4to 3tect 4ocol 5n 5type 3view 3wler 3zac 2udence
1sycho 1ublic 2ddin 6g 4les 2ffer 4in 3unga7782 2gsley 2lled 3sar 2mper 4kin 71 7s 2nani 3isher 3kass 4er 4in 4rock
2pkin 3pet 4ies 4y1 5dog 3sik 2rdue 3ple 61 2shkin 4ok 3sey 4ie 6s 4sy 4y1 623 52 54me 569 5cat 5lover 5man 5s 2tter
2zzle 1yramid 2thon 0q11111 22345 66 77 889 2q2q3 6q4 8q5 2w2e3 6r 74 8t5 95y6 12w3e4 6r5 1awsed 6rf 8tg 2ywsx 2z123
6wsx 3qaz 3wsx 61 72 83 6ed 8c 91 9123 9rfv 3xcv 4sw 6123 6edc 3zaq 1palzm 1q123456 2q111 3qq1 3www 2wwee 1uake3 5r
3lity 3nt4307s 5um 3rtz 3sar 3ttro 2ebec 3en1 5ie 5s 3ntin 3stion 2incy 1w123456 2aszx 2e123 6qwe 3321 3asd 6123 6zx 8c
9123 3dsa 6zxc 3qwe 3r12 63 74 4asdf 8zxcv 4t1 623 845 540 5y 61 71 72 83 94 945 9456 73 67 6u 7i 8o 9p 0r2d2c3po 1abbit
61 6s 3ota 2cecar 4r1 5s 5x 3hael 4el 61 6le 3ing 2dar1 3eon 3ical 4ohea 8d 3uga 2fael 2gnarok 2iden 5r 6s 71 3lroad
3nbow 71 76 7s 4er 4ing 4man 4yday 3stlin 2leigh 3ph1 5ie 2mada 3bler 4o1 3irez 3jet 3mstei 8n 3ona 5es 3page 3rod 3ses
5y 4tein 3zes 2ncid 3dall 4olph 5m 4y1 3etki 3ger 61 6s 71 2phael 3ier 3per 3tor 4ure 2quel 2scal 3dzv3 3mus 3putin
3taman 2tboy 3man 2ven1 5s 2ymond 71 1bhbkk 1ctybz 1eader 6s 4ing 3gan 3lity 4ly 4madrid 3per 3son 2becca 71 4kah 4l1 5s
5z 3oot 2call 3kless 3ord 6s 4very 2d123 3alert 3baron 4ird 4one 4ull 3car 3devil 4og 4warf 3eye 3fish 4ox 3hat 4ead 7s
4ot 3leg 4ight 5ne 3man 3neck 3one 3rose 4um 3skin 7s 4ox 61 4tar 5orm 3wine 6g 7s 4ood 2ebok 3fer 3ses 3ves 2feree 3lex
2ggae 4ie 3ina 6ld 4onal 4ster 2hbwf 2illy 3ndeer 2lease 3oad 6ed 2member 3ingto 3ote 2nata 5e 5o 4ult 3egade 2pair 3ort
3tile 3ublic 2quiem 2reirf 2scue 3earch 4rve 3ident 3pect 3tart 2tard 3ire 6d 3urn 2uben 2veal 4nge 3iew 6s 3oluti 8on
5ver 2ynolds 2znor 1fgbnjirf 3ecnf 2hbyf 3fvtkmrf 4ylfi 3lbyfk 3njirf 2nthbyf 4ymrf 2rfirf 3nec 2vfcenhf 1hbcnbyf
2fcfdbwf 4jnf 6rf 2iannon 3no1 5s 2jkbr 3rjlbk 2odes 3nda 2tdtlrj 2ubarb 2ythm 1ibbit 2card 6o 3cardo 3har 6d 71 7s 4ie
4mond 3ky1 2ddle 6r 3ers 2ffraff 2ghtnow 2ley1 2mmer 2nger 2pken 3ley 3ped 5r 4le 2sing 2tter 2vera 5rat 5s 6id 8e
1jcvjc 2hjdf 4km 5tdf 2irfrgbde 2ntyjr 2ycnfynby 1oadkill 6ng 4runn 8er 4ster 4way 2bbie 3ert 61 6a 6o 6s 3in1 5s 6on
3ocop 4tech 5ics 5s 2chard 4elle 3ker 5t 61 6s 5y 4ford 4hard 4ie 6s 5n 4nrol 8l 4on 4rock 4star 4well 4y1 623 52 2dger
3man 3ney 3rigo 6ue 2ger1 5s 3ue1 2land 3ler 4in 6g 6s 4tide 2man1 5ce 5ia 5o 5s 5tic 4rio 4shka 3eo1 4ro 3mel 2nald 61
6inho 6o 3nie 2ofer 3kie 3ney 3ster 7s 3tbeer 2sario 3coe 3ebud 71 4mary 4wood 3ie1 4ta 3well 2tary 3ten 2ute66 2vers
2wing 2xanne 2yals 5ty 1rpass1 1tyuehe 1ubber 4le 3icon 2deboy 3olf 5ph 2fus1 2gby1 3ger 3rat 6s 2lezzz 2mble 2naway
3escape 3ner 4ing 2pert 2sh2112 4more 3lan 3sel 6l 4ia 6n 3tam 4y1 52 5dog 2thie 0s12345 66 1abbath 3ina 5e 3res 4ina 71
2cred 2die1 2fari 3ety 4way 3fron 2hara 2ibaba 3gon 3lboat 4ing 4or 3nts 3ram 3yan 2kura 2lamander 5i 4sana 3een 4sman
3inas 3ly1 3man 4on 3ome 5on 4pe 3sero 3vador 5tor 8e 2m123 3anth 7a 4ra 3dog 3iam 4ra 3mie 4y1 623 5s 3oht 3pson 3son
4un 6g 71 3tron 3uel 61 4rai 2nchez 5o 3dberg 4er 6s 4ie 6go 4man 71 4ra 61 5ine 5o 4wich 4y1 3ford 4ran 3ity 3jay 4ose
3tafe 5na 4iag 7o 4os 2pper 4hic 6re 2rah1 4jevo 4sara 4toga 3ita 2scha 3ha1 623 5_007 4ka 3kia 3sy1 3uke 2tan666 5a
3chmo 3ellite 3iva 3urday 5n 2uron 3sage 7s 2vage 4nna 7h 3ior 2wyer 2xman 3ophon 2yang 1camper 3nia 4ner 3rface 4let 7t
2halke 4tz 3eisse 3midt 3ool 61 3ubert 4ltz 4mi 2ience 3rocco 3ssors 2oobie 5y 61 6do 8o 4ter 71 3rpio 71 7n 8s 3tch
4land 4t1 5ie 5s 5y 3ut1 5s 2rabble 4pper 6y 4tch 3eam 6er 4en 4wy 6ou 3ipt 3oll 4tum 3uffy 2uba1 3lly 1eabee 3dog 5o
3gull 3hawks 3lteam 3man 4us 3ray 4ch 3side 4on 3ttle 3wolf 2bastia 8n 3ora 3ring 2cond 3ret 61 6s 3ure 5ity 2dona
3uctive 2eker 4ing 2gblue2 2infeld 2kret 2lect 4na 3ina 2minole 3per 6fi 2nate 5or 7s 3eca 3ior 3sei 3tinel 4ry 2phirot
8h 3tembe 8r 2rega 4na 5ity 3gbest 4eant 5i 5y 4io 3ies 4ous 3pent 3solution 3ver 4ice 71 7s 2same 2ven7 5s 4rin 3ille
2x123 34me 3god 3man 3pot 3sex 3toy 3ual 3xxx 5y 3y123 469 4babe 5itch 5oy 4girl 4lady 4mama 6n 4one 4sexy 2ymour
1f49ers 2giants 1hadow 61 72 6s 3ggy 3ker 5s 4ira 4ur 3lom 3man 4poo 4rock 4us 3ne1 5y14 4ghai 4ia 4na 5o 6n 71 4ti
3olin 3rk1 5s 5y 4ma 4on 4pe 3sta 3una 3ved 3wn1 5a 3yla 3zam 2earer 3ba1 3eba 4na 4pdog 3ila 3lby 61 4don 4ley 5s 5y
4ter 3male 3pherd 3ridan 5ff 4lock 4man 4ri 5y 4wood 4yl 2ibby 3eld 3loh 3mano 4mer 3ner 4igami 4ji 4obi 3rley 3tface
4head 4shit 4ter 5y 2ocker 3dan 3gun 3jou 3nuf 3oter 3pper 5ing 3rty 3tgun 3vel 3wer 4ing 4me 4time 2redder 3imp 4nk
2uang 3rik 3ttle 4up 1ickboy 4ness 2dekick 3ney 2emens 3rra 61 2gmachi 5r 3nal 2lence 5t 3icon 3ver 61 6ad 8o 4ia 2mba1
3mons 3on1 5a 5e 5s 3ple 61 4son 7s 2natra 3bad 3clair 3ful 3gapor 8e 4er 4le 3ister 3ned 5r 2obhan 2rius 2ster 6s
2thlord 2xers 3pack 3ty9 2zzle 1kateboard 5r 2eeter 71 3leton 2ibum 3doo 3ing 3lled 6t 3nhead 4ner 5y 3pper 71 5y 3ttles
2olko 3rpion 2ydive 7r 3hawk 3lar 6k 4er 4ine 3walke 8r 1lacker 3mdunk 4mer 3pnuts 4per 5y 4shot 3sher 3ter 3ve1 4ik
3yer 61 2edge 3eper 5ing 5y 2ick1 3der 3mjim 4shad 8y 3nky 3pknot 4per 7y 3ver 2onik 3ppy 3whand 2ugger 5o 3ttey 5y
1mackdow 8n 3lls 3rt1 5ass 3shing 2eghead 4ma 3lly 2ile1 5s 5y 3rnoff 6v 7a 3th1 5ers 5s 5y 4ty 2oke1 5420 5r 5s 5y 61
4ie 5n 6g 3och 4th 6ie 3ther 2udge 1nake1 5s 3pon 4per 5le 5y 4shot 3tch 2eakers 5y 2icker 7s 3ffing 3per 61 2ooker
4pdog 5y 61 3wball 5ird 5oar 8d 4flak 4man 2uffy 3ggles 2yder 1obaka 2ccer 61 70 71 72 3rates 2ftail 4ball 4tail 4ware
2jdlg123aljg 2kolova 2lace 4ris 3dat 4ier 3eil 3itude 3nce 3omon 3ution 2meday 4one 4rset 4thin 8g 5ime 3mer 2nata 3ic1
5s 3ny1 3oma 4ra 3yericsson 4fuck 4sony 2oner 6s 71 2phia 5e 61 3rano 7s 2so123aljg 2ulfly 4mate 3nds 3rce 3thern 5par
8k 7w 2what 1paceman 3mspam 3nish 4ker 5ing 5me 5y 61 4ner 3rhawk 4kle 7s 5s 5y 61 4row 4ta 6k 6n 71 7s 5y 2eaker 7s 4rs
3cial 71 7k 4tre 6um 3ed1 5o 5way 5y 3nce 6r 71 3rma 2hinx 2ider 61 6ma 8n 91 5y 3ffy 3ke1 5r 5s 5y 3nner 3ral 4it
3tfire 2lash 3een 4ndid 3iff 4nter 2ock1 3iled 3nge 6bo 8b 3oge 4ky 4ner 5s 3rting 5s 5y 3tty 2read 3ing 6er 6s 5t 6er
4te 3ocket 4ut 2unky 3rs1 3tnik 2yder 1qdwfe 2uall 4re 4sh 3eak 4eze 4rting 3irrel 5t 6s 1rinivas 1tacey 4ie 3fford 3lin
4ker 4lion 3ndard 5by 4ford 4islav 4ley 71 4ton 3ples 3r12 63 469 4buck 8s 4craf 8t 4dust 4fire 6sh 5ox 4gate 4ligh 8t
6te 4man 4ship 5tar 4t1 623 5er 5rek 4war 7s 81 3sik 3tic 5on 4us 3yout 2ealth 4ua 3ele 6r 7s 3fan 6ie 6o 4fen 5i 3lla
6r 3pan 4han 7e 7i 8e 5en 71 7s 3reo 4lin 7g 4va 3ve1 5n 61 6s 4ie 3wart 71 2ickman 5s 5y 3ffy 3gmata 3letto 3mpy 3nger
71 5ray 4ker 5s 5y 61 3rling 3tch 2ocking 5s 5ton 3kes 3len 3ne1 555 5col 8d 5d 5r 5s 5wal 5y 3oge 3pit 4pedby 3rage
4ies 4m1 5s 5y 2raight 4nge 7r 4tfor 5us 4wber 8ry 3eam 6ing 4et 6s 4lok 4ngth 4ss 4tch 3ider 4fe 4ke 6r 4ng 4per 6s
5per 3oke 6r 4ng 3yker 2uart 3bby 3dent 4io 4ly 4man 3mpy 3nner 3pid 61 2yles 4us 1ubaru 3lime 71 3mit 3urban 3way 3zero
2ccess 71 3kcock 4dick 4ed 5r 6s 4ing 5t 4me 5ydick 2gar1 5s 2icide 2llivan 3tan 2mmer 61 669 699 6s 4it 2ndance 5y
4evil 3fire 4lowe 8r 3kist 3light 3ny1 5day 3rise 3set 4hin 7e 81 3tzu 2per1 62 73 5b 6ow 5fly 5ior 5ma 7n 81 5nov 8a
5sonic 6ta 8r 3ply 4ort 3reme 2rfer 61 4ing 4sup 3gery 3prise 3vey 6or 4ival 6or 2san1 5a 5na 6e 3ieq 3lik 2tton 2zanne
3uki 1verige 3tik 4lana 2oboda 1wallow 3mpy 3tch 2eden 4ish 3eney 4ps 4t1 5heart 5ie 5nes 8s 5pea 5s 5y 2ifty 3mmer 5ing
3nger 7s 5ing 3tch 2oosh 3rdfis 8h 5s 1ydney 2lveste 4ia 5e 2ncmaster 3ergy 2racuse 2stem 61 6s 2zygy 0tabasco 4tha
3itha 2cobell 4ma 2dpole 2ekwondo 2hiti 2ichi 3lgate 3pan 2lbot 3isman 2mara 3erlan 3mie 4y1 3pabay 2ngerin 4o1 3ker
3ner 3tra 3ya1 2rakan 3dis 3get 3heel 7s 3pon 3zan 2sha1 2tarin 3iana 3jana 3too 3yana 2urus 2xman 2ylor 61 2zman 6ia
1dutybq 6z 1eacher 3pot 3ser 2chnics 5o 2ddy1 5bea 8r 2enage 4sex 2kken 2lecom 4fon 4phon 8e 3ler 2mp123 4est 4lar 5e
4pass 2nchi 3der 3nesse 4is 61 2quier 5la 2refon 4sa 3minal 7t 8or 5te 3ran 5pin 4ell 4ier 4or 4y1 2ssie 3t12 63 74 4er
4ing 71 4pass 4test 2tris 3suo 2xans 4s1 1hailand 3natos 4ks 5you 2eater 5re 3bear 6st 5st 4oss 3cat 4row 4ure 3dog 5n
5ors 4ude 3end 3force 3game 4reat 3kid 5ng 3lma 3man 3odore 4ne 3rapy 4esa 4ock 71 3sims 3truth 3who 2ierry 3ghs 3ngs
4king 3rteen 5y 3sisit 2omas 61 4pson 4son 3ngs 2rasher 3eesom 3oat 3ust 2uglife 3mbnils 5s 4per 71 3nder 71 7b 3rsday
2x1138 1iamat 2berius 3uron 2cket 4le 6r 5ing 6sh 4tock 3tac 2ffany 71 2ger1 623 52 5cat 5s 61 3ger 61 62 3hts 2mber
3eout 3osha 4thy 71 4xa94 2nker 6be 8ll 3man 3tin 2pper 3top 2tanic 6um 5s 3fuck 3leist 3man 3ten 4ies 1kbpfdtnf 1oaster
5y 2bias 3ydog 2ejam 2ffee 2gether 2ilet 2kiohotel 2ledo 3kien 2m123 3ahawk 4to 3cat 3mie 4y1 5boy 3orrow 3tom 2ngue
3ight 3ytony 2ocool 3lbox 4man 3much 3narmy 3tie 4sie 2pcat 3dog 3gun 3hat 4er 3olino 3per 3secret 4pin 2riamos 4no
3nado 3onto 3pedo 3res 3toise 4uga 5re 2shiba 3ser 2toro 3tenha 8m 2uching 3louse 2wers 2yota 1racer 5y 4ker 4tor 4y1
3der 3ffic 3iler 4ner 5ing 5s 3ktor 3lala 3mple 3nce 4ny 4sam 5exual 5fer 5it 5lator 3pper 3uma 3vel 6er 4is 61 2easure
3ble 4or 3efrog 4top 5ree 3nton 3vor 2fnthbyf 2iangle 3bal 4ble 3cia 4ky 3dent 3gger 4un 3nidad 5tro 8n 6y 71 3ple 6h 6x
4od 4per 3sha 4ta 6n 3ton 3umph 3xie 2ojan 6s 3mbone 3oper 71 3pical 3tter 3uble 71 7s 4sers 4t1 2uck1 5er 5ing 5s
3eblue 4love 3ffles 3man 4pet 71 3nks 3stme 5no 71 1sunami 1ucker 3son 2esday 2gboat 2jhrf 2lips 2nafish 3dra 3ing 3nel
2rbo1 5s 3key 650 3ner 4ip 3tle 6s 2xedo 1weety 3lve 3nty 2iggy 3light 3nkie 5le 3sted 6r 1ycoon 2ler1 2phoon 2rant 3one
2son1 0ufkbyf 1kraine 1ltima 6te 2ysses 1mbrella 2pire 1nbelievable 2dead 4rdog 5ground 5tak 8er 6ow 5wear 2icorn 3que
3ted 3versa 8l 7e 7ity 2known 2lock 2real 1ptown 2yours 1ranus 2sula 1sa123 3rmy 2ername 2marine 2navy 2uckballz1
1tjhubq 2opia 0vacation 2der1 2gabond 3ina 2lencia 5tin 8a 8e 4ra 5i 6a 6e 6ya 5y 3halla 3kyrie 3ley 6wa 2mpir 6e 71 7s
2ncouve 8r 3ess 6a 71 3guard 3halen 3illa 4ty 3tage 2rvara 2silisa 2ughn 3xhall 1bienrf 3fyz 2kfirf 1ector 4ra 2dder
2gas1 3eta 3itta 6o 2hpbr 2locity 3vet 2ndetta 3era 3ice 3tura 6e 2rbatim 3ena 3itas 4zon 3mont 3non 3ona 5ica 6ka 3sace
3tigo 2tte1 1fcnth 3zyz 2hbyf 5jxrf 3ecz 3ufhbnf 4jif 2ibyf 3tymrf 2ksirf 2lfufcrfh 2ndtq 3tvfnbrf 2pfafrf 2rcbv 6rf
2vekz 3fgfgf 3jxrf 1h5150 1iagra 2ckie 3tor 6i 7a 6y 71 2deo1 5s 2enna 3tnam 3wsoni 8c 2king 6s 71 3tor 6ia 7ya 2llage
2ncent 71 6zo 3nie 3tage 2olator 4et 6ta 4in 2per1 5gts 5s 2rago 3gil 5n 6ia 7e 3tual 2sion 4ted 5or 3ual 2talik 4min
2vian 4tron 1jcrdf 2kjrj 2qgfhjkm 1kontakte 1ladik 5mir 5slav 1odafone 2lcano 4om 3kov 4swag 3ley 6ba 8ll 3tron 3ume
3vo1 2odoo 2rtex 2yager 71 3eur 1qsablpzla 1segda 2jasnel12 1ulcan 0w00t88 1_pass 1achtwoord 2ffle 6s 2gner 2iting 2lker
3lace 4et 5ye 4y1 3mart 3nut 3rus 3ter 4on 2nderer 3ker 4ing 3nabe 3rltw 3ted 2pbbs 2rcraft 83 3eagle 3hamme 8r 3lock
5rd 3ner 4ing 3ren 4ior 71 7s 3thog 3wick 2sabi 3hburn 4ingt 8on 3ser 4up 3ted 2tcher 3er1 5boy 5fal 5loo 5man 5s 6ki
3ford 3son 2yne1 2zzup 1dtnjr 5xtr 1ealth 3pon 3re138 4ing 3sel 3ther 3ver 2bber 3cam 3hompas 3maste 8r 3site 4ol76
6utions 4ter 2dding 3nesda 8y 2ed420 3kend 3nie 3zer 2iner 2lcom 6e 71 72 3der 3kom 3ler 4ingt 2ndell 4y1 2rder 4na
3ewolf 3ner 3ter 2sley 3tern 4ham 4on 4side 4wood 2tpussy 3ter 1g8e3wjf 1hales 3tever 4sup 4the 4up 4what 2eeler 5s
2iplash 3skers 6y 5y 4per 4tler 3te1 5boy 5out 5s 6ox 5y 4ney 2ocares 3knows 3res 2ynot 1ibble 2ccan 3ked 2dget 2lbur
3dbill 4card 6t 7s 4er 4fire 4life 4man 4one 4wood 3helm 3lard 4em 4ia 6m 71 7s 5e 61 5s 4ow 3son 2ndmill 4ow 6s 71 4sor
5urf 3field 3ger 4man 4nut 4zero 3ner 61 6s 4ie 3ona 3ston 71 3ter 61 699 6s 2reless 2sdom 3eguy 3hbone 2zard 61 6s
3zard 1olf359 4en 4gang 4ie 4man 4pac 7k 3verin 8e 5s 2mans 3bat 4le 2nder 6boy 6fu 8l 2oden 4ie 4land 4man 4stoc 8k
4work 4y1 3fer 4woof 3hoo 3kie 2rdpass 4up 3ker 4ing 4out 3lds 3mix 3ship 3thy 1p2003wp 1raith 3ngler 2ench 3stle 7r 6in
8g 2ight 3nkle1 7s 3ter 1sxedc 1utang 1ww123 1xcvbn 1yoming 0xanadu 3der 3tia 2vier 1box360 1erxes 1files 1treme 1xx123
3777 3pass 3xxx1 3zzz 1yz123 0yamaha 61 6r1 4to 2nkee 6s 71 72 2roslav 2smin 1brbnf 3jkfq 1eahbaby 4yeah 2llow 61 2ssir
1fcntyf 6mrf 2nfif 5rf 4kb 5mz 1inyang 1jdsqgfhjkm 1ogibear 2landa 2mama 2rkie 2semite 2uknow 3ng1 3rmom 3suck 3tube
2yoma 1ugioh 1vette 2onne 1zerman 0z12345 66 2x2c3 6v4 8b5 1achary 71 2lupa 2nder 3zibar 2phod 3per 2q123 645 5wsx 4xsw2
3wsx 6cde 3xsw 6cde 2raza 3doz 3ina 2sada 1ealots 2bras 2nith 2phyr 3pelin 2rocool 4zero 1hjckfd 2uang 1idane 2ggy1 3zag
2ldjian 2mbabwe 3mer 2nger 2pper 1odiac 2loto 2mbie 2omer 4zoom 2rro1 1urich 1vezda 1xasqw 612 2c123 3asd 6qwe 9123 3cxz
3v123 74 4asdf 4b123 5n 6m 71 823 1yjxrf 1zxxcc 2zxxx
`;
