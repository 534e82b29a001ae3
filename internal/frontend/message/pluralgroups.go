package message

func in(n, first, last int) bool { return first <= n && n <= last }

// millions reports whether a number is a whole number of millions, as in "2 millones de páginas".
func millions(n int) bool { return n != 0 && n%1_000_000 == 0 }

// pluralGroups lists languages with equal rules. A category that only fractions have is in the list
// of categories, but not in the function.
var pluralGroups = []struct {
	languages  string
	categories string
	of         func(n int) category
}{
	{
		"af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et " +
			"eu fi fo fur fy gl gsw ha haw hu ia ie io jgo ji jmc ka kaj kcg kk kkj kl " +
			"ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny " +
			"nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw " +
			"syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi",
		"one other",
		func(n int) category { return cases(condition{"one", n == 1}) },
	},
	{
		"bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo " +
			"osa sah ses sg su th to tpi vi wo yo yue zh",
		"other",
		func(int) category { return "other" },
	},
	{
		"ak am as bho bn csw doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu",
		"one other",
		func(n int) category { return cases(condition{"one", in(n, 0, 1)}) },
	},
	{
		"he iu naq sat se sma smi smj smn sms",
		"one two other",
		func(n int) category { return cases(condition{"one", n == 1}, condition{"two", n == 2}) },
	},
	{
		"ca es it lld pt-PT scn vec",
		"one many other",
		func(n int) category { return cases(condition{"one", n == 1}, condition{"many", millions(n)}) },
	},
	{
		"fr pt",
		"one many other",
		func(n int) category { return cases(condition{"one", in(n, 0, 1)}, condition{"many", millions(n)}) },
	},
	{
		"bs hr sh sr",
		"one few other",
		func(n int) category { return cases(slavicOne(n), slavicFew(n)) },
	},
	{
		"be ru uk",
		"one few many other",
		func(n int) category { return cases(slavicOne(n), slavicFew(n), condition{"many", true}) },
	},
	{
		"pl",
		"one few many other",
		func(n int) category { return cases(condition{"one", n == 1}, slavicFew(n), condition{"many", true}) },
	},
	{
		"cs sk",
		"one few many other",
		func(n int) category { return cases(condition{"one", n == 1}, condition{"few", in(n, 2, 4)}) },
	},
	{
		"dsb hsb sl",
		"one two few other",
		func(n int) category {
			return cases(condition{"one", n%100 == 1}, condition{"two", n%100 == 2}, condition{"few", in(n%100, 3, 4)})
		},
	},
	{
		"ar ars",
		"zero one two few many other",
		func(n int) category {
			return cases(condition{"zero", n == 0}, condition{"one", n == 1}, condition{"two", n == 2},
				condition{"few", in(n%100, 3, 10)}, condition{"many", in(n%100, 11, 99)})
		},
	},
	{
		"blo cv ksh lag",
		"zero one other",
		func(n int) category { return cases(condition{"zero", n == 0}, condition{"one", n == 1}) },
	},
	{
		"lv prg",
		"zero one other",
		func(n int) category {
			return cases(condition{"zero", n%10 == 0 || in(n%100, 11, 19)}, condition{"one", n%10 == 1})
		},
	},
	{
		"lt",
		"one few many other",
		func(n int) category {
			isTeen := in(n%100, 11, 19)
			return cases(condition{"one", n%10 == 1 && !isTeen}, condition{"few", n%10 >= 2 && !isTeen})
		},
	},
	{
		"is mk",
		"one other",
		func(n int) category { return cases(slavicOne(n)) },
	},
	{
		"mo ro",
		"one few other",
		func(n int) category {
			return cases(condition{"one", n == 1}, condition{"few", n == 0 || in(n%100, 1, 19)})
		},
	},
	{
		"ceb fil tl",
		"one other",
		func(n int) category {
			return cases(condition{"one", in(n, 1, 3) || n%10 != 4 && n%10 != 6 && n%10 != 9})
		},
	},
	{
		"ga",
		"one two few many other",
		func(n int) category {
			return cases(condition{"one", n == 1}, condition{"two", n == 2}, condition{"few", in(n, 3, 6)}, condition{"many", in(n, 7, 10)})
		},
	},
	{
		"gd",
		"one two few other",
		func(n int) category {
			return cases(condition{"one", n == 1 || n == 11}, condition{"two", n == 2 || n == 12}, condition{"few", in(n, 3, 19)})
		},
	},
	{
		"mt",
		"one two few many other",
		func(n int) category {
			return cases(condition{"one", n == 1}, condition{"two", n == 2},
				condition{"few", n == 0 || in(n%100, 3, 10)}, condition{"many", in(n%100, 11, 19)})
		},
	},
	{
		"br",
		"one two few many other",
		func(n int) category {
			tens := n % 100 / 10
			isOther := tens == 1 || tens == 7 || tens == 9
			return cases(condition{"one", n%10 == 1 && !isOther}, condition{"two", n%10 == 2 && !isOther},
				condition{"few", (in(n%10, 3, 4) || n%10 == 9) && !isOther}, condition{"many", millions(n)})
		},
	},
	{
		"cy",
		"zero one two few many other",
		func(n int) category {
			return cases(condition{"zero", n == 0}, condition{"one", n == 1}, condition{"two", n == 2},
				condition{"few", n == 3}, condition{"many", n == 6})
		},
	},
}

func slavicOne(n int) condition { return condition{"one", n%10 == 1 && n%100 != 11} }

func slavicFew(n int) condition { return condition{"few", in(n%10, 2, 4) && !in(n%100, 12, 14)} }
